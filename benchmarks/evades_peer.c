/* Random matches of Les Evades, written by hand for nothing else: the limit that the engine is measured against.

   The rules are those of docs/rules/evades.md with the options of the box. It draws the same numbers in the same order
   as the engine does, so that from the same words of the generator both play the very same matches: equal totals are
   the proof that the same work is done.

   evades_peer SEATS A B C COUNTER MATCHES SECONDS
   plays that many matches, then goes on in batches of them until so many seconds of processor time are over. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PRISONERS = 7, WHITE = 7, ALL = 127, WHITE_BIT = 128, SQUARES = 30, FACES = 6, ROUNDS = 100, MOST_SEATS = 6 };
enum { NOBODY = -1, ALL_ABOARD = 0, SENT_BACK = 1, ROUND_LIMIT = 2, REASONS = 3 };

static const int dice_by_aboard[] = {3, 3, 2, 2, 2, 2, 2, 2};
static const int boat_of_place[] = {0, 0, 1, 1, 2, 2, 3};
static const int points_of_boat[] = {1, 2, 3, 4};

typedef struct { uint32_t a, b, c, counter; } Random;

typedef struct {
    int8_t bet[MOST_SEATS][PRISONERS], square[PRISONERS], below[PRISONERS], top[SQUARES + 1];
    int8_t boarded[PRISONERS], face[WHITE + 1], order[PRISONERS];
    unsigned aboard, free, beyond;
    int arrived, turns, active, reason;
    long decisions;
} Match;

typedef struct { long matches, decisions, turns, reasons[REASONS], wins[MOST_SEATS], points; } Totals;

static uint32_t draw(Random *random, uint32_t size) {
    uint32_t result = random->a + random->b + random->counter++;
    random->a = random->b ^ random->b >> 9;
    random->b = random->c + (random->c << 3);
    random->c = (random->c << 21 | random->c >> 11) + result;
    return (uint64_t)result * size >> 32;
}

static int member(unsigned set, unsigned place) {
    while (place--) set &= set - 1;
    return __builtin_ctz(set);
}

static int any_of(Random *random, unsigned set) { return member(set, draw(random, __builtin_popcount(set))); }

static void lift(Match *m, int pawn) {
    int carrier = m->below[pawn];
    if (m->square[pawn] > 0) m->top[m->square[pawn]] = carrier;
    if (carrier != NOBODY) m->free |= 1u << carrier;
    m->below[pawn] = NOBODY;
}

static void stand(Match *m, int pawn, int square) {
    int carrier = m->top[square];
    if (carrier != NOBODY) m->free &= ~(1u << carrier);
    m->below[pawn] = carrier;
    m->top[square] = pawn;
    m->square[pawn] = square;
    if (square > 1) m->beyond |= 1u << pawn;
    else m->beyond &= ~(1u << pawn);
}

static void board(Match *m, int pawn) {
    m->square[pawn] = 0;
    m->boarded[m->arrived++] = pawn;
    m->aboard |= 1u << pawn;
    m->free &= ~(1u << pawn);
    m->beyond &= ~(1u << pawn);
}

static void board_the_rest(Match *m) {
    for (int square = SQUARES - 1; square > 0; square--)
        while (m->top[square] != NOBODY) {
            int pawn = m->top[square];
            lift(m, pawn);
            board(m, pawn);
        }
    for (int pawn = 0; pawn < PRISONERS; pawn++)
        if (!(m->aboard >> pawn & 1)) board(m, pawn);
}

static void move(Match *m, int pawn) {
    int target = m->square[pawn] + m->face[pawn];
    lift(m, pawn);
    if (target < SQUARES) {
        stand(m, pawn, target);
        return;
    }
    board(m, pawn);
    if (m->arrived == PRISONERS - 1) {
        board_the_rest(m);
        m->reason = ALL_ABOARD;
    }
}

static void move_back(Match *m, int pawn) {
    int target = m->square[pawn] - m->face[WHITE];
    if (target < 1) target = 1;
    lift(m, pawn);
    stand(m, pawn, target);
    if (target > 1 || m->arrived < PRISONERS - 2) return;
    int other = __builtin_ctz(ALL & ~m->aboard & ~(1u << pawn));
    lift(m, pawn);
    lift(m, other);
    board(m, other);
    board(m, pawn);
    m->reason = SENT_BACK;
}

/* Names the dice of a turn and rolls them; the set of the dice. */
static unsigned choose(Match *m, int seats, Random *random) {
    unsigned named = 0, offer = ALL & ~m->aboard;
    int count = 0, left = dice_by_aboard[m->arrived], short_of_dice = m->arrived >= 4;
    if (left > PRISONERS - m->arrived) left = PRISONERS - m->arrived;
    if (m->turns >= seats) offer |= WHITE_BIT;
    while (left > 0 || (!short_of_dice && offer & WHITE_BIT)) {
        m->decisions++;
        int die = left > 0 ? any_of(random, offer) : draw(random, 2) == 0 ? WHITE : NOBODY;
        if (die == NOBODY) break;
        named |= 1u << die;
        offer &= ~(1u << die);
        if (die != WHITE) m->order[count++] = die;
        if (die != WHITE || short_of_dice) left--;
    }
    for (int place = 0; place < count; place++) m->face[m->order[place]] = 1 + draw(random, FACES);
    if (named & WHITE_BIT) m->face[WHITE] = 1 + draw(random, FACES);
    return named;
}

static void use(Match *m, unsigned unused, Random *random) {
    unsigned forward = 0, backed = 0;
    while (m->reason == NOBODY) {
        unsigned movable = unused & m->free & ~backed & ALL;
        unsigned reachable = unused & WHITE_BIT ? m->free & m->beyond & ~forward : 0;
        if (!movable && !reachable) return;
        unsigned moves = __builtin_popcount(movable), backs = __builtin_popcount(reachable);
        m->decisions++;
        unsigned choice = draw(random, moves + backs + !moves);
        if (choice < moves) {
            int pawn = member(movable, choice);
            unused &= ~(1u << pawn);
            forward |= 1u << pawn;
            move(m, pawn);
        } else if (choice < moves + backs) {
            int pawn = member(reachable, choice - moves);
            unused &= ~WHITE_BIT;
            backed |= 1u << pawn;
            move_back(m, pawn);
        } else {
            return;
        }
    }
}

static void play(Match *m, int seats, Random *random) {
    memset(m, 0, sizeof *m);
    memset(m->below, NOBODY, sizeof m->below);
    memset(m->top, NOBODY, sizeof m->top);
    m->free = ALL;
    m->reason = NOBODY;
    for (int seat = 0; seat < seats; seat++) {
        unsigned picked = 0;
        for (int place = 0; place < PRISONERS; place++) {
            m->bet[seat][place] = any_of(random, ALL & ~picked);
            picked |= 1u << m->bet[seat][place];
            m->decisions++;
        }
    }
    m->active = draw(random, seats);
    for (;;) {
        use(m, choose(m, seats, random), random);
        if (m->reason != NOBODY) return;
        m->turns++;
        m->active = m->active + 1 < seats ? m->active + 1 : 0;
        if (m->turns == ROUNDS * seats) {
            board_the_rest(m);
            m->reason = ROUND_LIMIT;
            return;
        }
    }
}

static void count(const Match *m, int seats, Totals *totals) {
    int found[PRISONERS], points[MOST_SEATS], most = 0;
    for (int place = 0; place < PRISONERS; place++) found[m->boarded[place]] = boat_of_place[place];
    for (int seat = 0; seat < seats; seat++) {
        points[seat] = 0;
        for (int place = 0; place < PRISONERS; place++) {
            int boat = boat_of_place[place];
            if (found[m->bet[seat][place]] == boat) points[seat] += points_of_boat[boat];
        }
        totals->points += points[seat];
        if (points[seat] > most) most = points[seat];
    }
    for (int seat = 0; seat < seats; seat++) totals->wins[seat] += points[seat] == most;
    totals->matches++;
    totals->decisions += m->decisions;
    totals->turns += m->turns;
    totals->reasons[m->reason]++;
}

int main(int argc, char **argv) {
    if (argc != 8) return 2;
    int seats = atoi(argv[1]);
    Random random = {strtoul(argv[2], 0, 10), strtoul(argv[3], 0, 10), strtoul(argv[4], 0, 10), strtoul(argv[5], 0, 10)};
    long batch = atol(argv[6]);
    double seconds = atof(argv[7]), passed;
    Totals totals = {0};
    Match match;
    clock_t started = clock();
    do {
        for (long number = 0; number < batch; number++) {
            play(&match, seats, &random);
            count(&match, seats, &totals);
        }
        passed = (double)(clock() - started) / CLOCKS_PER_SEC;
    } while (passed < seconds);
    printf("{\"matches\": %ld, \"decisions\": %ld, \"turns\": %ld, \"points\": %ld, \"seconds\": %.6f, ", totals.matches,
           totals.decisions, totals.turns, totals.points, passed);
    printf("\"reasons\": [%ld, %ld, %ld], \"wins\": [", totals.reasons[0], totals.reasons[1], totals.reasons[2]);
    for (int seat = 0; seat < seats; seat++) printf("%s%ld", seat ? ", " : "", totals.wins[seat]);
    printf("]}\n");
    return 0;
}
