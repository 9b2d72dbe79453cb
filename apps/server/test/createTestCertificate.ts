import { generateKeyPairSync, sign } from 'node:crypto'

/** A certificate for one name, signed by itself, in the few fields that X.509 demands. */
export function createTestCertificate(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(object('2a8648ce3d040302'))
  const commonName = sequence(set(sequence(object('550403'), der(0x0c, Buffer.from(name)))))
  const subjectAltName = sequence(object('551d11'), der(0x04, sequence(der(0x82, Buffer.from(name)))))
  const content = sequence(
    der(0xa0, integer(2)),
    integer(1),
    algorithm,
    commonName,
    sequence(time('200101000000Z'), time('491231235959Z')),
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(subjectAltName)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const body = sequence(content, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${body.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const set = (...parts: Buffer[]) => der(0x31, ...parts)
const integer = (value: number) => der(0x02, Buffer.from([value]))
const object = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (text: string) => der(0x17, Buffer.from(text))
