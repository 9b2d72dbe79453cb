import sharp from 'sharp'
import { type ConvertRequest, convertPicture } from './convertPicture.ts'
import { pictureFormats } from './pictureFormats.ts'

/** The process that unpacks what strangers made. It ends with its parent, has no settings and opens no other format. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: pictureFormats.map(({ loader }) => loader) })
sharp.cache(false)
sharp.concurrency(1)

process.on('disconnect', () => process.exit())
process.on('message', async (request: ConvertRequest) => {
  process.send?.(await convertPicture(request))
})
