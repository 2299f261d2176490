import { isAlive, type Reading } from '../sentence/reading.ts';
import { addAction, relate } from './actions/act.ts';

/** What is put into them is seen at their rim. */
export const vessels =
  /^(own-bowl|own-jar|own-tray|own-plate|own-trailer|own-pannier|own-handcart|own-cage|E344|1F6C1|2615|1F9FA|1FAA3|own-egg-basket|1FABA|1FAB9|1F4E6)/;

const WEB = /^1F578/;

/** "ein Korb mit Äpfeln": they are in it; a nest with so many eggs is drawn without others. */
export function putInto(reading: Reading, host: number, thing: number): boolean {
  const { wish } = reading;
  const [vessel, content] = [wish.figures[host], wish.figures[thing]];
  const holdsAll =
    vessel && (WEB.test(vessel.hexcodes[0] ?? '') || TANK.test(vessel.hexcodes[0] ?? ''));
  if (holdsAll) {
    relate(reading, thing, 'in', host);
    return true;
  }
  if (!vessel || !content || !vessels.test(vessel.hexcodes[0] ?? '')) return false;
  if (vessel.hexcodes[0] === '1FABA') vessel.hexcodes = ['1FAB9'];
  // Whoever lives in a cage is carried with it.
  if (CAGE.test(vessel.hexcodes[0] ?? '') && isAlive(reading, content))
    addAction(reading, { verb: 'sitsIn', agent: thing, object: host });
  const isFlat = /^own-(tray|plate)/.test(vessel.hexcodes[0] ?? '');
  relate(reading, thing, isFlat ? 'on' : 'in', host);
  return true;
}

/** Snails, weeds and a chest are in it as well as fish. */
const TANK = /^own-aquarium/;
const CAGE = /^(own-cage|1F9FA|1FAA3|own-(open-box|egg-basket|jar))/;
