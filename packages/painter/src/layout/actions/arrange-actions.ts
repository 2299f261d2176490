import type { Verb } from '../../wish/wish.ts';
import { pieceOf, scaleOf } from '../piece.ts';
import { leadOf, type Stack } from '../stack.ts';
import { bear } from './bear.ts';
import { comeOut, flyWith, ride, sitInside, sitOn, standOn } from './carry.ts';
import { climb } from './climb.ts';
import { comb, tickle } from './groom.ts';
import { eat, fish, give, play, putOn, sendBall, take, water } from './handle.ts';
import { hang, queue } from './hang.ts';
import { land } from './land.ts';
import { leapFrom } from './leap-from.ts';
import { jumpOver, jumpThrough } from './leap-over.ts';
import { bake, build, paint, setEasel } from './make.ts';
import { bump, chase, face, feed, help, hug, pet, pull, push, walk } from './meet.ts';
import { props } from './props.ts';
import type { Arrangement, Scene } from './scene.ts';
import { bandage, fetch, hose, lift, put, row, spit, stir } from './work.ts';
import { workAt } from './work-at.ts';

const byVerb: Record<Verb, Arrangement> = {
  wears: putOn,
  holds: take,
  carries: take,
  rides: ride,
  drives: sitInside,
  sitsIn: sitInside,
  sitsOn: sitOn,
  standsOn: standOn,
  sleepsIn: sitInside,
  fliesWith: flyWith,
  eats: eat,
  drinks: eat,
  kicks: (scene) => sendBall(scene, 0.06, 0.55),
  throws: (scene) => sendBall(scene, 0.75, 0.6),
  catches: (scene) => sendBall(scene, 0.62, 0.15),
  reads: take,
  paints: paint,
  bakes: bake,
  plays: play,
  hugs: hug,
  kisses: hug,
  chases: chase,
  looksAt: face,
  feeds: feed,
  pets: pet,
  decorates: pet,
  walks: walk,
  pushes: push,
  pulls: pull,
  builds: build,
  waters: water,
  catchesFish: fish,
  climbs: climb,
  comesOutOf: comeOut,
  fights: face,
  bumps: bump,
  helps: help,
  gives: give,
  tickles: tickle,
  combs: comb,
  bandages: bandage,
  hoses: hose,
  stirs: stir,
  fetches: fetch,
  puts: put,
  jumpsOver: jumpOver,
  rows: row,
  spits: spit,
  lifts: lift,
  jumpsThrough: jumpThrough,
  hangs: hang,
  queues: queue,
  worksOn: workAt,
  bears: bear,
  landsOn: land,
  leapsFrom: leapFrom,
  goesTo: (scene) => face({ ...scene, target: undefined }),
};

/** Verbs that each of several agents does with a thing of its own: three dogs wear three hats. */
const withOwnThing = new Set<Verb>([
  'wears',
  'holds',
  'carries',
  'eats',
  'drinks',
  'reads',
  'rides',
  'waters',
  'catchesFish',
]);

/** One is enough for two. */
const UMBRELLA = /^26(02|14)/;

/** Made for two. */
const TANDEM = /^(own-tandem|1F3CD|1F6F5)/;

/** Bicycles, scooters, boards and brooms carry one. */
const FOR_ONE =
  /^(1F6B2|1F6F4|1F6F9|1F6FC|1F9F9|own-(unicycle|basket-bike|surfboard|snowboard|tricycle|balance-bike))/;

export function hasOwnThing(verb: Verb, object: Stack): boolean {
  if (!withOwnThing.has(verb)) return false;
  if (UMBRELLA.test(object.actor.drawing.hexcode)) return false;
  if (TANDEM.test(object.actor.drawing.hexcode)) return false;
  // Two sit on one horse; nobody shares a skateboard.
  const { anchors, hexcode } = object.actor.drawing;
  return verb !== 'rides' || anchors.back === undefined || FOR_ONE.test(hexcode);
}

/** What somebody does without a thing that was named: paints something, whatever it is. */
export function arrangeAlone(verb: Verb, agent: Stack): void {
  if (verb !== 'paints') return;
  const canvas = setEasel(agent);
  const lead = leadOf(agent);
  agent.pieces.push(props.doodle(canvas, canvas.size, lead.scale, lead.order - 0.5));
}

/** A second copy of a thing, for the next agent. */
export function copyOf(stack: Stack): Stack {
  const actor = { ...stack.actor };
  return { ...stack, actor, pieces: [pieceOf(actor, scaleOf(actor))] };
}

/** Joins the stacks of one action into one; answers which of them stands for the whole. */
export function arrangeAction(verb: Verb, scene: Scene): Stack {
  return byVerb[verb](scene);
}
