const opMsg = 2013;
const bsonInt32 = 0x10;
const bsonString = 0x02;
const bsonBoolean = 0x08;

type Value = number | string | boolean;

/**
 * One MongoDB command as a wire message (OP_MSG), for fields that are whole numbers, strings or truth values.
 * Enough for the one command the host gives its own engine; a driver would cost it 20 MB.
 */
export function encodeCommand(fields: Record<string, Value>): Buffer {
  const document = encodeDocument(fields);
  const message = Buffer.alloc(21);
  message.writeInt32LE(message.length + document.length, 0);
  message.writeInt32LE(1, 4); // request id
  message.writeInt32LE(opMsg, 12);
  return Buffer.concat([message, document]); // flags and section kind stay 0: one body section
}

function encodeDocument(fields: Record<string, Value>): Buffer {
  const elements = Buffer.concat(
    Object.entries(fields).map(([name, value]) => {
      const [kind, bytes] = encodeValue(value);
      return Buffer.concat([Buffer.from([kind]), cString(name), bytes]);
    }),
  );
  return Buffer.concat([int32(elements.length + 5), elements, Buffer.from([0])]);
}

function encodeValue(value: Value): [kind: number, bytes: Buffer] {
  if (typeof value === 'number') return [bsonInt32, int32(value)];
  if (typeof value === 'boolean') return [bsonBoolean, Buffer.from([Number(value)])];
  return [bsonString, Buffer.concat([int32(Buffer.byteLength(value) + 1), cString(value)])];
}

function cString(text: string): Buffer {
  return Buffer.from(`${text}\0`);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}
