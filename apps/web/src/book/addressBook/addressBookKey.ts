import { config } from '../../config.ts'

/** An address of one network may be somebody else's on the other. */
export const addressBookKey = `love.address-book.${config.network}`
