import { createHash, type X509Certificate } from 'node:crypto';
import { isLimitedToNames } from './read-authority.ts';

/**
 * A configuration profile with the authority's certificate, for iPads and iPhones, also to be handed
 * out by a school's device management. The same certificate always makes the same profile, so that a
 * second one replaces the first.
 */
export function createAppleProfile(authority: X509Certificate): string {
  const certificate = authority.raw;
  const limits = isLimitedToNames(authority) ? ' Es gilt nur für diesen Server.' : '';
  const data = certificate.toString('base64').replace(/(.{64})/g, '$1\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>PayloadType</key><string>Configuration</string>
  <key>PayloadVersion</key><integer>1</integer>
  <key>PayloadIdentifier</key><string>de.lux.schulserver</string>
  <key>PayloadUUID</key><string>${uuidOf(certificate, 'profile')}</string>
  <key>PayloadDisplayName</key><string>LUX Schulserver</string>
  <key>PayloadDescription</key><string>Lässt dieses Gerät dem LUX-Server der Schule vertrauen, damit das Mikrofon geht.${limits}</string>
  <key>PayloadContent</key>
  <array>
    <dict>
      <key>PayloadType</key><string>com.apple.security.root</string>
      <key>PayloadVersion</key><integer>1</integer>
      <key>PayloadIdentifier</key><string>de.lux.schulserver.zertifikat</string>
      <key>PayloadUUID</key><string>${uuidOf(certificate, 'certificate')}</string>
      <key>PayloadDisplayName</key><string>LUX Schulserver</string>
      <key>PayloadCertificateFileName</key><string>lux.crt</string>
      <key>PayloadContent</key>
      <data>
${data}
      </data>
    </dict>
  </array>
</dict>
</plist>
`;
}

/** Shaped like a UUID, as Apple wants it; derived, so that it stays the same. */
function uuidOf(certificate: Buffer, part: string): string {
  const hex = createHash('sha256').update(part).update(certificate).digest('hex').toUpperCase();
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
