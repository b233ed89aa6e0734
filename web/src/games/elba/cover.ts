import "@fontsource/im-fell-english/latin-400.css?title=elba";
import "./cover.css";
import type { Lid } from "../covers.ts";
import Cover from "./Cover.svelte";

const lid: Lid = { Cover, minutes: [15, 45], seats: 4, order: 2 };
export default lid;
