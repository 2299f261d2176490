/** SPEC 4, auto mode: after LUX has spoken it listens again by itself. */
export interface HandsFree {
  isOn: boolean;
  silentRounds: number;
}

export type HandsFreeEvent =
  | { type: 'switched'; isOn: boolean }
  /** Somebody pressed or typed something. */
  | { type: 'touched' }
  | { type: 'heard' }
  | { type: 'heard-nothing' };

export function handsFreeMachine(state: HandsFree, event: HandsFreeEvent): HandsFree {
  switch (event.type) {
    case 'switched':
      return { isOn: event.isOn, silentRounds: 0 };
    case 'touched':
    case 'heard':
      return state.silentRounds === 0 ? state : { ...state, silentRounds: 0 };
    case 'heard-nothing':
      return state.isOn ? { ...state, silentRounds: state.silentRounds + 1 } : state;
  }
}
