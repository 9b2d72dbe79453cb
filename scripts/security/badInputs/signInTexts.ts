import type { SecurityTopic } from '../securityTopic.ts'

const badMessages = 'apps/server/src/sign-in/badMessages.integration.test.ts'

export const signInTexts: SecurityTopic = {
  title: 'Texts to sign in with',
  rows: [
    {
      id: '82',
      promise:
        'Version 9, issued in the future, one line more, a second block, other line ends, an address in small letters, no URI or another one, one empty line more, a tab or another kind of blank: 401.',
      heldBy: {
        [badMessages]: [
          'error: version 9',
          'error: issued in 2099',
          'error: a line at the end',
          'error: a second block',
          'error: CRLF',
          'error: an address in lower case',
          'error: no URI',
          'error: a URI of another origin',
          'error: one more empty line',
          'error: a tab for a blank',
          'error: a blank that does not break',
        ],
      },
    },
    {
      id: '84',
      promise: 'Chain 0, another chain, or ours written in another way: 401.',
      heldBy: {
        [badMessages]: [
          'error: chain 0',
          'error: another chain',
          'error: a chain in another form',
          'error: the chain in hex',
        ],
      },
    },
    {
      id: '85',
      promise: 'Expired, not yet valid, or a date of another kind: 401.',
      heldBy: {
        [badMessages]: [
          'error: expired already',
          'error: a beginning that is still to come',
          'error: a date of another kind',
        ],
      },
    },
    {
      id: '87',
      promise: 'A megabyte of text or of signature: 413. Texts that nearly fit are refused within 10 ms.',
      heldBy: {
        [badMessages]: ['error: a megabyte of text', 'error: a megabyte of signature'],
        'packages/protocol/src/signIn/signInMessage.test.ts': [
          'behavior: long texts that nearly fit are refused at once',
        ],
      },
    },
  ],
}
