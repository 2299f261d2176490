import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { createPainter } from './src/create-painter.ts';
const p=createPainter();
const lines=readFileSync(process.argv[2]??'','utf8').split('\n').filter(Boolean);
const S=420, C=4;
const parts:any[]=[];
for(const [i,l] of lines.entries()){ const r=await p.paint(l,{size:'1024x1024',seed:i+3}); if('refusal' in r){console.log(l,r.refusal.message);continue;}
 parts.push({input:await sharp(r.png).resize(S-10,S-10).toBuffer(),left:(i%C)*S+5,top:Math.floor(i/C)*(S+24)+24});
 parts.push({input:Buffer.from(`<svg width="${S}" height="24"><text x="6" y="17" font-size="14" font-family="sans-serif">${i+1} ${l.replace(/[<&]/g,'').slice(0,58)}</text></svg>`),left:(i%C)*S,top:Math.floor(i/C)*(S+24)});}
await sharp({create:{width:S*C,height:(S+24)*Math.ceil(lines.length/C),channels:3,background:'#fff'}}).composite(parts).png().toFile(process.argv[3]??'');
