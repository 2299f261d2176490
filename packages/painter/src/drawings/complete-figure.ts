import { colourSpace } from './colour-space.ts';

const ink = 'stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** OpenMoji draws some animals as heads and most people down to the chest; these give them a body. */
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

  /** Hands, trousers and shoes under a bust that ends at about y = 59. */
  person(bust: string, shirt: string, skin: string): string {
    const trousers = shirt === '#3d5a80' ? '#6a462f' : '#3d5a80';
    return `<g><path d="M25.500 62V79H34.500L36 69L37.500 79H46.500V62Z" fill="${trousers}" ${ink}/>
<path d="M34.500 78H25q-5 0 -5 5H34.500Z" fill="#6a462f" ${ink}/>
<path d="M37.500 78H47q5 0 5 5H37.500Z" fill="#6a462f" ${ink}/>
<circle cx="20.500" cy="61" r="3.800" fill="${skin}" ${ink}/>
<circle cx="51.500" cy="61" r="3.800" fill="${skin}" ${ink}/>
<path d="M24.500 55V65.500H47.500V55" fill="${shirt}" ${ink}/></g>${bust}`;
  },

  /** A long skirt or robe and shoe tips under a bust. */
  gown(bust: string, cloth: string, skin: string): string {
    const hem = colourSpace.mix(cloth, '#ffffff', 0.45);
    return `<g><ellipse cx="29" cy="84" rx="5" ry="3.200" fill="#6a462f" ${ink}/><ellipse cx="43" cy="84" rx="5" ry="3.200" fill="#6a462f" ${ink}/>
<path d="M25 55Q22 70 13.500 80Q36 88 58.500 80Q50 70 47 55Z" fill="${cloth}" ${ink}/>
<path d="M15.500 78.800Q36 86 56.500 78.800" fill="none" stroke="${hem}" stroke-width="3"/>
<path d="M31 64q-1 9 -4 15M41 64q1 9 4 15" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.500" stroke-linecap="round"/>
<circle cx="20" cy="61" r="3.800" fill="${skin}" ${ink}/><circle cx="52" cy="61" r="3.800" fill="${skin}" ${ink}/></g>${bust}`;
  },
};
