import { colourSpace } from './colour-space.ts';

const ink = 'stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** OpenMoji draws some animals as heads; this gives them a body. */
export const completeFigure = {
  /** A sitting soft-toy body under an animal's head whose chin is at `chin`. */
  animal(head: string, fur: string, chin: number, hasTail: boolean): string {
    const isPanda = fur === '#ffffff';
    const limbs = isPanda ? '#3f3f3f' : fur;
    const belly = colourSpace.mix(fur, '#ffffff', isPanda ? 0 : 0.42);
    const y = chin - 6;
    const tail = `<path d="M52 ${y + 31}q14 2 13 -11q-.5 -5 -5 -4" fill="none" stroke="#000" stroke-width="7" stroke-linecap="round"/>
<path d="M52 ${y + 31}q14 2 13 -11q-.5 -5 -5 -4" fill="none" stroke="${limbs}" stroke-width="4" stroke-linecap="round"/>`;
    return `<g>${hasTail ? tail : ''}
<path d="M28 ${y - 4}Q13 ${y + 8} 17 ${y + 34}Q19 ${y + 42} 26 ${y + 42}H46Q53 ${y + 42} 55 ${y + 34}Q59 ${y + 8} 44 ${y - 4}Z" fill="${fur}" ${ink}/>
<ellipse cx="36" cy="${y + 27}" rx="10.5" ry="12.5" fill="${belly}"/>
<path d="M21 ${y + 12}q-7 8 -4 17q5 3 8 -1l2 -12" fill="${limbs}" ${ink}/>
<path d="M51 ${y + 12}q7 8 4 17q-5 3 -8 -1l-2 -12" fill="${limbs}" ${ink}/>
<ellipse cx="24" cy="${y + 41}" rx="8.5" ry="6" fill="${limbs}" ${ink}/>
<ellipse cx="48" cy="${y + 41}" rx="8.5" ry="6" fill="${limbs}" ${ink}/></g>${head}`;
  },
};
