import { generate } from 'selfsigned'

export type Certificate = { readonly cert: string; readonly key: string }

/** For one host name, signed by nobody but itself. */
export async function makeCertificate(host: string, lastsUntil?: Date): Promise<Certificate> {
  const notBeforeDate = new Date(Date.now() - 2 * 86_400_000)
  const { cert, private: key } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    notBeforeDate,
    notAfterDate: lastsUntil ?? new Date(Date.now() + 86_400_000),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  })
  return { cert, key }
}
