// The load: TABLES tables with two players each (and watchers), as fast as replies come, or at a RATE of moves a
// second for all tables together, timed by when a move was due, not by when it could be sent.
// node load.cjs ours|peer PORT TABLES SOCKETS RATE SECONDS SERVER_PID GAME
const fs = require("fs");
const WebSocket = require("ws");
const { io } = require("socket.io-client");

const [kind, portText, tablesText, socketsText, rateText, secondsText, pidText, game] = process.argv.slice(2);
const port = Number(portText), tableCount = Number(tablesText), socketCount = Number(socketsText);
const rate = Number(rateText), seconds = Number(secondsText);
const AT_ONCE = 10;
const latencies = [];
let counting = false, errors = 0, number = 0;

async function post(path, body) {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

// The work a process has done so far, in seconds: on a shared machine this says more than the clock does.
function work(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function done(due) {
  if (counting) latencies.push(performance.now() - due);
}

// ---------------------------------------------------------------- ours

function connect(table, token, invite, seat, heard) {
  return new Promise((resolve, reject) => {
    const line = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { perMessageDeflate: false });
    line.on("open", () => line.send(JSON.stringify({ type: "hello", id: "h", protocol: 1, table, token, invite })));
    line.on("message", (data) => {
      const text = data.toString();
      if (text.startsWith('{"type":"welcome"')) resolve(line);
      if (seat !== null) heard(seat, JSON.parse(text), line);
    });
    line.on("error", reject);
  });
}

async function ourTable(watchers) {
  const made = await post("/api/tables", { game, auto_forced: false, name: "A", seats: [{ kind: "open" }, { kind: "open" }] });
  const joined = await post(`/api/tables/${made.table}/join`, { name: "B", invite: made.invite });
  const table = { positions: [null, null], lines: [], pending: null, due: null, over: false };
  const heard = (seat, message, line) => {
    if (message.position) table.positions[seat] = message.position;
    if (message.type === "over") table.over = true;
    if (table.pending === message.id && (message.type === "ack" || message.type === "refused")) {
      if (message.type === "refused") { errors += 1; console.error(JSON.stringify(message)); }
      done(table.started);
      table.pending = null;
    }
    step(table);
  };
  table.lines.push(await connect(made.table, made.token, undefined, 0, heard));
  table.lines.push(await connect(made.table, joined.token, undefined, 1, heard));
  for (let watcher = 0; watcher < watchers; watcher++) await connect(made.table, undefined, made.invite, null);
  table.lines[0].send(JSON.stringify({ type: "start", id: "start" }));
  return table;
}

function step(table) {
  if (table.pending !== null || table.over || table.due === null) return;
  for (const seat of [0, 1]) {
    const position = table.positions[seat];
    if (position && position.legal.length && position.asked !== (table.answered ||= [0, 0])[seat]) {
      const chosen = position.legal[Math.floor(Math.random() * position.legal.length)];
      table.answered[seat] = position.asked;
      table.pending = `c${number++}`;
      table.started = rate ? table.due : performance.now();
      if (rate) table.due = null;
      table.lines[seat].send(JSON.stringify({
        type: "act", id: table.pending, asked: position.asked, action: chosen.action }));
      return;
    }
  }
}

// ---------------------------------------------------------------- boardgame.io

function peerTable(index) {
  const matchID = `m${index}`;
  const table = { state: null, sockets: [], pending: false, due: null, started: 0 };
  return new Promise((resolve) => {
    let synced = 0;
    for (const playerID of ["0", "1"]) {
      const line = io(`http://127.0.0.1:${port}/click`, { transports: ["websocket"], forceNew: true });
      line.on("connect", () => line.emit("sync", matchID, playerID, undefined, 2));
      line.on("sync", (id, info) => { table.state = info.state; if (++synced === 2) resolve(table); });
      line.on("update", (id, state) => {
        if (playerID !== table.mover || state._stateID <= table.state._stateID) {
          if (state._stateID > table.state._stateID && playerID === table.mover) table.state = state;
          return;
        }
        table.state = state;
        done(table.started);
        table.pending = false;
        peerStep(table);
      });
      table.sockets.push(line);
    }
    table.matchID = matchID;
  });
}

function peerStep(table) {
  if (table.pending || table.due === null) return;
  const playerID = table.state.ctx.currentPlayer;
  table.mover = playerID;
  table.pending = true;
  table.started = rate ? table.due : performance.now();
  if (rate) table.due = null;
  const action = { type: "MAKE_MOVE", payload: { type: "click", args: [], playerID, credentials: undefined } };
  table.sockets[Number(playerID)].emit("update", action, table.state._stateID, table.matchID, playerID);
}

// ---------------------------------------------------------------- run

async function main() {
  const watchers = Math.max(0, Math.round(socketCount / tableCount) - 2);
  const tables = [];
  while (tables.length < tableCount) {
    const some = Array.from({ length: Math.min(AT_ONCE, tableCount - tables.length) },
      (_, place) => (kind === "ours" ? ourTable(watchers) : peerTable(tables.length + place)));
    tables.push(...await Promise.all(some));
  }
  const go = kind === "ours" ? step : peerStep;
  process.stdout.write(JSON.stringify({ ready: tables.length }) + "\n");
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const begin = performance.now();
  if (rate) {
    let sent = 0;
    setInterval(() => {
      const wanted = Math.floor((performance.now() - begin) / 1000 * rate);
      for (; sent < wanted; sent++) {
        const table = tables[sent % tables.length];
        if (table.due === null && !table.over) { table.due = begin + sent * 1000 / rate; go(table); }
      }
    }, 2);
  } else {
    for (const table of tables) { table.due = 0; go(table); }
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  counting = true;
  const before = [work(pidText), work(process.pid)];
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  counting = false;
  const worked = [work(pidText) - before[0], work(process.pid) - before[1]];
  latencies.sort((one, other) => one - other);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
  console.log(JSON.stringify({ moves: latencies.length, rate: latencies.length / seconds, p50: at(0.5), p99: at(0.99),
    max: at(1), errors, server: 1e6 * worked[0] / latencies.length, generator: 1e6 * worked[1] / latencies.length,
    over: tables.filter((table) => table.over).length }));
  process.exit(0);
}

main().catch((error) => { console.error(error); process.exit(1); });
