import type { TopicName } from '../contents.ts'
import type { Topic } from '../topic.ts'
import { activityTopic } from './activity.ts'
import { alertsTopic } from './alerts.ts'
import { controlPanelTopic } from './controlPanel.ts'
import { creditsTopic } from './credits.ts'
import { faithTopic } from './faith.ts'
import { farmTopic } from './farm.ts'
import { firstSafeTopic } from './firstSafe.ts'
import { firstStepsTopic } from './firstSteps.ts'
import { floppyTopic } from './floppy.ts'
import { keyboardTopic } from './keyboard.ts'
import { liquidityTopic } from './liquidity.ts'
import { namesTopic } from './names.ts'
import { neverTopic } from './never.ts'
import { pairsTopic } from './pairs.ts'
import { portfolioTopic } from './portfolio.ts'
import { privacyTopic } from './privacy.ts'
import { problemsTopic } from './problems.ts'
import { reviewTopic } from './review.ts'
import { safeTopic } from './safe.ts'
import { safeAppsTopic } from './safeApps.ts'
import { safeChecksTopic } from './safeChecks.ts'
import { signInTopic } from './signIn.ts'
import { swapTopic } from './swap.ts'
import { tokensTopic } from './tokens.ts'
import { walletTopic } from './wallet.ts'

/** What stands in each topic of the contents; the types know when one is missing. */
export const topics: Readonly<Record<TopicName, Topic>> = {
  'first-steps': firstStepsTopic,
  wallet: walletTopic,
  review: reviewTopic,
  activity: activityTopic,
  names: namesTopic,
  swap: swapTopic,
  liquidity: liquidityTopic,
  tokens: tokensTopic,
  pairs: pairsTopic,
  farm: farmTopic,
  faith: faithTopic,
  portfolio: portfolioTopic,
  'first-safe': firstSafeTopic,
  safe: safeTopic,
  'safe-checks': safeChecksTopic,
  floppy: floppyTopic,
  'safe-apps': safeAppsTopic,
  'control-panel': controlPanelTopic,
  alerts: alertsTopic,
  'sign-in': signInTopic,
  privacy: privacyTopic,
  never: neverTopic,
  problems: problemsTopic,
  keyboard: keyboardTopic,
  credits: creditsTopic,
}
