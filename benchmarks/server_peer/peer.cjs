// A boardgame.io server with the most trivial flow there is: two players, one move, turns.
const { Server, Origins } = require("boardgame.io/server");

const click = {
  name: "click",
  setup: () => ({ count: 0 }),
  moves: { click: ({ G }) => { G.count += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [click], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
