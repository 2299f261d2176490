import { standingHeight } from '../actions/body-points.ts';
import { propPiece } from '../actions/props.ts';
import { extentOf, movePieces, type Piece } from '../piece.ts';
import { joinStacks, leadOf, type Stack } from '../stack.ts';

/** Heights of the table's top, as shares of a sitter's: people, and animals with their large heads. */
const TOP = 0.4;
/** Room for one sitter, in heights. */
const SEAT = 0.52;
/** Children sit on higher chairs: so much of what they are smaller. */
const RAISED = 0.45;
/** Eaten from a bowl, a plate or a board that stands on the table. */
const SERVED =
  /^(1F95[78]|1F963|1F35[C-F]|1F372|1F355|1F382|1F370|1F373|1F35B|1F357|1F356|1F953|1F9C7|1F95E|1F967|1F36A|1F9C0|1F32D|1F354|1F35F|2615|1F964|1F95B|1F375|1F9C3|1F9CB|own-(lemonade|ice-scoops))/;

/** What stood on a table before anybody sat down at it. */
const laid = new WeakMap<Stack, Piece[]>();
/** How large it is, in heights of who sits there. */
const DISH = 0.22;
const CAKE = 0.28;
const CAKES = /^(1F382|1F370|own-cake|1F967|1F9FA|own-aquarium)/;

/** Behind a table with a cloth, dishes before them; each one more makes it longer. */
export function sitAtTable(table: Stack, guest: Stack, nth: number): void {
  const lead = leadOf(guest);
  const tall = standingHeight(lead);
  if (nth === 0) {
    laid.set(table, table.pieces.slice(1));
    const before = extentOf([leadOf(table)]);
    movePieces(table.pieces, 0, 0, (tall * TOP) / (before.bottom - before.top));
  }
  const frame = extentOf([leadOf(table)]);
  const side = nth === 0 ? 0 : (nth % 2 === 1 ? 1 : -1) * Math.ceil(nth / 2);
  const own = extentOf([lead]);
  const middle = (frame.left + frame.right) / 2;
  const served = guest.pieces.filter(({ actor }) => SERVED.test(actor.drawing.hexcode));
  const usual = (frame.bottom - frame.top) / TOP;
  const raised = Math.max(0, usual - tall) * RAISED;
  movePieces(guest.pieces, middle + side * usual * SEAT - (own.left + own.right) / 2, -raised);
  joinStacks(table, guest, -2);
  for (const dish of served) serve(dish, frame.top, tall);
  const others = table.pieces.filter(({ actor }) => SERVED.test(actor.drawing.hexcode));
  const [base] = table.pieces;
  if (base) for (const dish of others) dish.order = base.order + 1;
  spread(table, frame, usual, nth);
  setOut(laid.get(table) ?? [], frame, { tall: usual, nth, order: leadOf(table).order + 1 });
}

/** Side by side along the table, which is longer with each who sits there. */
function setOut(
  dishes: Piece[],
  frame: { left: number; right: number; top: number },
  { tall, nth, order }: { tall: number; nth: number; order: number },
): void {
  const middle = (frame.left + frame.right) / 2;
  const reach = Math.max((frame.right - frame.left) / 2, tall * SEAT * (0.85 + Math.ceil(nth / 2)));
  dishes.forEach((dish, at) => {
    const { bounds, hexcode } = dish.actor.drawing;
    const share = CAKES.test(hexcode) ? CAKE : DISH;
    dish.scale = (tall * share) / Math.max(bounds.width, bounds.height);
    const along = (at + 1) / (dishes.length + 1);
    dish.x = middle - reach + 2 * reach * along - (bounds.width * dish.scale) / 2;
    dish.y = frame.top - bounds.height * dish.scale * 0.94;
    dish.order = order;
  });
}

const CUP = /^(2615|1F964|1F95B|1F375|1F9C3|1F9CB|own-lemonade)/;

/** On the table, before who eats it. */
function serve(dish: Piece, top: number, tall: number): void {
  const { bounds } = dish.actor.drawing;
  const share = CUP.test(dish.actor.drawing.hexcode) ? 0.19 : 0.3;
  dish.scale = (tall * share) / Math.max(bounds.width, bounds.height);
  dish.y = top - bounds.height * dish.scale * 0.94;
}

/** The cloth hides the legs of table and people. */
function spread(
  table: Stack,
  frame: { left: number; right: number; top: number },
  tall: number,
  nth: number,
): void {
  const lead = leadOf(table);
  const reach = tall * SEAT * (0.85 + Math.ceil(nth / 2));
  const middle = (frame.left + frame.right) / 2;
  const extent = {
    left: Math.min(frame.left, middle - reach),
    right: Math.max(frame.right, middle + reach),
    top: frame.top,
    bottom: 0,
  };
  const { scale } = lead;
  const at = (x: number, y: number) => `${(x / scale).toFixed(2)} ${(y / scale).toFixed(2)}`;
  const hem = frame.top * 0.05;
  const width = extent.right - extent.left;
  const folds = [1, 2, 3, 4]
    .map((fold) => {
      const x = extent.right - (width * fold) / 4;
      return `Q${at(x + width / 8, hem * 0.2)} ${at(x, hem)}`;
    })
    .join('');
  const shape = `M${at(extent.left, extent.top)}L${at(extent.right, extent.top)}L${at(extent.right, hem)}${folds}Z`;
  const band = `M${at(extent.left, extent.top)}L${at(extent.right, extent.top)}L${at(extent.right, extent.top * 0.86)}L${at(extent.left, extent.top * 0.86)}Z`;
  const ink = 'stroke="#000" stroke-width="2" stroke-linejoin="round"';
  const draw = (cloth: string, edge: string) =>
    `<path d="${shape}" fill="${cloth}" ${ink}/><path d="${band}" fill="${edge}" ${ink}/>`;
  table.pieces = table.pieces.filter(({ actor }) => actor.drawing.hexcode !== 'prop-cloth');
  table.pieces.push(
    propPiece('cloth', scale, lead.order + 0.5, extent, {
      colour: draw('#fff6e5', '#e4513f'),
      lines: draw('#fff', '#fff'),
    }),
  );
}
