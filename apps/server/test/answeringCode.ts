import { concat, type Hex, numberToHex, size } from 'viem'

/** What a contract says to each question, by selector. */
type Answers = Readonly<Record<Hex, Hex>>

export type AnsweringCodeParameters = {
  answers: Answers
  /** What it says to every other question. */
  otherwise: Hex
  /** Code that it runs when it is called without data. */
  whenCalled?: Hex
}

const push = (number: number): Hex => concat(['0x62', numberToHex(number, { size: 3 })])

/** The code of a contract that computes nothing: its answers stand behind its code, however large or odd they are. */
export function answeringCode({ answers, otherwise, whenCalled = '0x' }: AnsweringCodeParameters): Hex {
  const cases = Object.entries(answers) as [Hex, Hex][]
  const texts = [otherwise, ...cases.map(([, answer]) => answer)]
  // CALLDATASIZE, and a jump to the questions if there is any.
  const questionsAt = 7 + size(whenCalled)
  const called = concat(['0x36', push(questionsAt), '0x57', whenCalled, '0x00'])
  const repliesAt = questionsAt + 6 + cases.length * 12
  const replySize = 17
  const tests = cases.map(([selector], at) =>
    concat(['0x8063', selector, '0x14', push(repliesAt + (at + 1) * replySize), '0x57']),
  )
  let textAt = repliesAt + texts.length * replySize
  const replies = texts.map((text) => {
    // CODECOPY of the text to the start of the memory, and RETURN of it.
    const reply = concat(['0x5b', push(size(text)), push(textAt), '0x5f39', push(size(text)), '0x5ff3'])
    textAt += size(text)
    return reply
  })
  return concat([called, '0x5b5f3560e01c', ...tests, ...replies, ...texts])
}
