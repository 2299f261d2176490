import { PROP } from '../layout.ts';
import { extentOf, movePieces } from '../piece.ts';
import { bringTo, joinStacks, leadOf, type Stack, turnStack } from '../stack.ts';
import { hold } from './attach.ts';
import { pointOf, spotOr, standingHeight } from './body-points.ts';
import { shrinkToHeld } from './handle.ts';
import { lowerTo } from './hang.ts';
import { propPiece, props } from './props.ts';
import { type Arrangement, hexcodeOf } from './scene.ts';
import { faceEachOther } from './side-by-side.ts';

const PAINTERS_THINGS = /^(1F5BC|1F3A8|1F58C|1F58D|270F)/;

export function setEasel(agent: Stack) {
  turnStack(agent, 'right');
  const lead = leadOf(agent);
  const own = extentOf(agent.pieces);
  const height = Math.max(0.8, standingHeight(lead) * 1.02);
  const x = own.right + height * 0.24;
  const { piece, canvas } = props.easel(x, 0, height, lead.scale, lead.order - 1);
  agent.pieces.push(piece);
  return canvas;
}

export const paint: Arrangement = ({ agent, object }) => {
  const canvas = setEasel(agent);
  if (PAINTERS_THINGS.test(hexcodeOf(object)) && !/^1F5BC/.test(hexcodeOf(object))) {
    hold(agent, object);
    return agent;
  }
  const drawn = leadOf(object);
  const { bounds } = drawn.actor.drawing;
  const fit = canvas.size / Math.max(bounds.width, bounds.height * 1.15);
  movePieces(object.pieces, 0, 0, fit / drawn.scale);
  bringTo(object, pointOf(leadOf(object), 0.5, 0.5), canvas);
  joinStacks(agent, object, -0.5);
  takeBrush(agent);
  return agent;
};

/** In the hand before the canvas. */
function takeBrush(agent: Stack): void {
  const lead = leadOf(agent);
  const hand = spotOr(lead, 0.9, 0.5, 'hand', 'mouth');
  const { scale } = lead;
  const [x, y] = [hand.x / scale, hand.y / scale];
  const at = (dx: number, dy: number) => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`;
  const draw = (wood: string, tip: string) =>
    `<path d="M${at(-6, 5)}L${at(7, -6)}" fill="none" stroke="#000" stroke-width="4.4" stroke-linecap="round"/><path d="M${at(-6, 5)}L${at(7, -6)}" fill="none" stroke="${wood}" stroke-width="2" stroke-linecap="round"/><path d="M${at(5.4, -7.6)}L${at(8.6, -4.2)}Q${at(13, -7)} ${at(12.6, -11)}Q${at(8, -11)} ${at(5.4, -7.6)}Z" fill="${tip}" stroke="#000" stroke-width="1.6" stroke-linejoin="round"/>`;
  const reach = 14 * scale;
  const extent = {
    left: hand.x - reach,
    right: hand.x + reach,
    top: hand.y - reach,
    bottom: hand.y + reach,
  };
  agent.pieces.push(
    propPiece('brush', scale, lead.order + 2, extent, {
      colour: draw('#c19a65', '#e4513f'),
      lines: draw('#fff', '#fff'),
    }),
  );
}

export const bake: Arrangement = ({ agent, object, nth }) => {
  // The iron in the hand counts too, but makes no table.
  const hasTable = agent.pieces.some(({ actor }) => actor.drawing.hexcode === `${PROP}table`);
  if (nth > 0 && hasTable) {
    layBeside(agent, object, nth);
    return agent;
  }
  turnStack(agent, 'right');
  const lead = leadOf(agent);
  const own = extentOf(agent.pieces);
  const tall = standingHeight(lead);
  const width = Math.max(own.right - own.left, tall * 0.62) * 1.5;
  const middle = (own.left + own.right) / 2 + width * 0.12;
  const top = -tall * 0.36;
  agent.pieces.push(props.table(middle, top, 0.02, width, lead.scale, lead.order + 1));
  shrinkToHeld(object, lead);
  const thing = extentOf(object.pieces);
  movePieces(object.pieces, middle + width * 0.3 - (thing.left + thing.right) / 2, top + 0.01);
  joinStacks(agent, object, 2);
  return agent;
};

/** More of it lies on the same table. */
function layBeside(agent: Stack, object: Stack, nth: number): void {
  const lead = leadOf(agent);
  shrinkToHeld(object, lead);
  const table = agent.pieces.find(({ actor }) => actor.drawing.hexcode === `${PROP}table`);
  if (!table) return;
  const { left, right } = extentOf([table]);
  const own = extentOf(object.pieces);
  const share = Math.max(0.12, 0.7 - 0.27 * nth);
  const x = left + (right - left) * share;
  movePieces(object.pieces, x - (own.left + own.right) / 2, table.y + 0.01);
  joinStacks(agent, object, 2);
}

/** What is built is as large as who builds it, or nearly. */
export const build: Arrangement = ({ agent, object }) => {
  const [builder, work] = [standingHeight(leadOf(agent)), standingHeight(leadOf(object))];
  const isHouse = object.actor.size >= 1.9;
  if (!isHouse && work < builder * 0.9) movePieces(object.pieces, 0, 0, (builder * 0.9) / work);
  if (isHouse) lowerTo(object, builder * HOUSE);
  faceEachOther(agent, object, 0.06);
  return agent;
};

/** A house that is being built is so many times as tall as who builds it. */
const HOUSE = 1.8;
