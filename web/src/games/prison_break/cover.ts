import "@fontsource/special-elite/latin-400.css?title=prison_break";
import "./cover.css";
import type { Lid } from "../covers.ts";
import Cover from "./Cover.svelte";

const lid: Lid = { Cover, minutes: [60, 90], seats: 4, order: 4 };
export default lid;
