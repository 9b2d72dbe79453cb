import type { Topic } from '../topic.ts'

export const creditsTopic: Topic = {
  icon: 'community',
  blocks: [
    'LOVE builds on the work of others. Icons, wallpapers, charts and sounds are our own.',
    { heading: 'The look' },
    '98.css, Copyright 2020 Jordan Scales, under the MIT License, with changes.',
    { heading: 'The rest of the page' },
    {
      list: [
        'React, Copyright (c) Meta Platforms, Inc. and affiliates',
        'viem, wagmi, mipd and abitype, Copyright (c) weth, LLC; ox, Copyright (c) wevm',
        'TanStack Query, Copyright (c) Tanner Linsley',
        'noble curves and hashes, Copyright (c) Paul Miller',
        'zod, Copyright (c) Colin McDonnell',
        'zustand, Copyright (c) Paul Henschel',
        'eventemitter3, Copyright (c) Arnout Kazemier',
        'regexparam, Copyright (c) Luke Edwards',
        'uqr, Copyright (c) Project Nayuki and Anthony Fu',
        'wouter, in the public domain',
        'Where this site offers WalletConnect: sign-client by WalletConnect, under its own license',
      ],
    },
    'All of these but the last two are under the MIT License:',
    'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.',
    'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
  ],
}
