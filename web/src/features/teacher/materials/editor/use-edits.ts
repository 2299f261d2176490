import { useCallback, useMemo, useReducer } from 'react';
import { type Edit, editMaterial } from './edit-material.ts';
import type { EditedMaterial } from './edited-material.ts';

/** What is typed into one field without a pause is taken back at once. */
const PAUSE_MS = 1_500;
const MOST_STEPS = 200;

interface Edits {
  past: EditedMaterial[];
  present: EditedMaterial;
  future: EditedMaterial[];
  /** The field of the last edit, and when it was. */
  lastField: string | null;
  lastAt: number;
}

type Step = { edit: Edit; at: number } | 'undo' | 'redo' | { opened: EditedMaterial };

/** The field that is typed into; null for edits that are steps of their own. */
function fieldOf(edit: Edit): string | null {
  const names = 'change' in edit ? Object.keys(edit.change).join() : 'word';
  if (edit.type === 'named') return `${edit.type} ${names}`;
  return edit.type.endsWith('changed') && 'key' in edit ? `${edit.key} ${names}` : null;
}

export function takeStep(edits: Edits, step: Step): Edits {
  const { past, present, future } = edits;
  if (step === 'undo' || step === 'redo') {
    const [from, to] = step === 'undo' ? [past, future] : [future, past];
    const shown = from.at(-1);
    if (shown === undefined) return edits;
    const [left, grown] = [from.slice(0, -1), [...to, present]];
    const sides = step === 'undo' ? { past: left, future: grown } : { past: grown, future: left };
    return { ...sides, present: shown, lastField: null, lastAt: 0 };
  }
  if ('opened' in step) return beginWith(step.opened);
  const changed = editMaterial(present, step.edit);
  if (changed === present) return edits;
  const field = fieldOf(step.edit);
  const goesOn = field !== null && field === edits.lastField && step.at - edits.lastAt < PAUSE_MS;
  return {
    past: goesOn ? past : [...past, present].slice(-MOST_STEPS),
    present: changed,
    future: [],
    lastField: field,
    lastAt: step.at,
  };
}

export function beginWith(present: EditedMaterial): Edits {
  return { past: [], present, future: [], lastField: null, lastAt: 0 };
}

/** A material that is written on, step by step, back and forth. */
export function useEdits(initial: () => EditedMaterial) {
  const [edits, dispatch] = useReducer(takeStep, null, () => beginWith(initial()));
  const edit = useCallback((one: Edit) => dispatch({ edit: one, at: performance.now() }), []);
  const moves = useMemo(
    () => ({
      undo: () => dispatch('undo'),
      redo: () => dispatch('redo'),
      /** Begins anew with this one. */
      open: (opened: EditedMaterial) => dispatch({ opened }),
    }),
    [],
  );
  return {
    edited: edits.present,
    edit,
    ...moves,
    canUndo: edits.past.length > 0,
    canRedo: edits.future.length > 0,
  };
}
