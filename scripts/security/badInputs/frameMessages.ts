import type { SecurityTopic } from '../securityTopic.ts'

const createHostLine = 'packages/safe-frame/src/app/createHostLine.test.ts'

export const frameMessages: SecurityTopic = {
  title: 'Messages between frames',
  rows: [
    {
      id: '75',
      promise: 'A good answer from an origin that nobody lists is ignored.',
      heldBy: {
        [createHostLine]: [
          'behavior: what another window, another origin or another id says is nothing',
          'error: %j is not the host, as a parent and as who answers',
        ],
      },
    },
    {
      id: '76',
      promise: 'A good answer from a listed origin that is not the page around us is ignored.',
      heldBy: {
        [createHostLine]: ['behavior: what another window, another origin or another id says is nothing'],
        'apps/web/src/programs/safe/apps/appLine.test.ts': [
          'error: other windows are not heard, and another origin does not count as the app',
        ],
      },
    },
    {
      id: '78',
      promise: 'A page around us, or an app inside, that has gone elsewhere gets nothing and says nothing.',
      heldBy: {
        [createHostLine]: ['behavior: a parent that has gone elsewhere gets nothing and says nothing'],
        'e2e/safeAppRefusals.spec.ts': ['error: a page that is somewhere else now is not answered'],
      },
    },
    {
      id: '79',
      promise:
        'A Safe of another chain, without owners, with too high a threshold or a bad address: “Cannot use this Safe”, and why.',
      heldBy: {
        'packages/safe-frame/src/app/connectToHost.test.ts': ['error: a Safe with %s'],
        'e2e/safeFrame.spec.ts': ['error: a Safe of another chain cannot be used, and the page says why'],
      },
    },
    {
      id: '81',
      promise: 'Frames inside frames: it works only if all around are listed.',
      heldBy: {
        [createHostLine]: [
          'error: a stranger is above the host',
          'behavior: two allowed frames around each other are fine',
        ],
      },
    },
  ],
}
