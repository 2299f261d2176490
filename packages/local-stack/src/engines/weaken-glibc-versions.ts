const verneedSection = 0x6ffffffe; // SHT_GNU_verneed
const weakFlag = 2; // VER_FLG_WEAK
const aboveDebian12 = /^GLIBC_2\.(3[7-9]|[4-9]\d)$/;

/**
 * Marks the version needs above GLIBC_2.36 of a 64-bit little-endian ELF file as weak, in place, so
 * that an older loader accepts the file. The symbols themselves come from `glibc-2.38-shim.c`.
 */
export function weakenGlibcVersions(elf: Buffer): void {
  const sections = readSections(elf);
  const needs = sections.find((section) => section.type === verneedSection);
  const strings = needs && sections[needs.link];
  if (!needs || !strings) throw new Error('no version needs found: not the ELF file it should be');

  const nameAt = (offset: number) => {
    const start = strings.offset + offset;
    return elf.toString('latin1', start, elf.indexOf(0, start));
  };
  let at = needs.offset;
  for (let i = 0; i < needs.info; i++) {
    let aux = at + elf.readUInt32LE(at + 8);
    for (let j = 0, count = elf.readUInt16LE(at + 2); j < count; j++) {
      if (aboveDebian12.test(nameAt(elf.readUInt32LE(aux + 8)))) {
        elf.writeUInt16LE(elf.readUInt16LE(aux + 4) | weakFlag, aux + 4);
      }
      aux += elf.readUInt32LE(aux + 12);
    }
    at += elf.readUInt32LE(at + 12);
  }
}

function readSections(elf: Buffer) {
  const start = Number(elf.readBigUInt64LE(0x28));
  const sizeBytes = elf.readUInt16LE(0x3a);
  const count = elf.readUInt16LE(0x3c);
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * sizeBytes;
    return {
      type: elf.readUInt32LE(at + 4),
      offset: Number(elf.readBigUInt64LE(at + 0x18)),
      link: elf.readUInt32LE(at + 0x28),
      info: elf.readUInt32LE(at + 0x2c),
    };
  });
}
