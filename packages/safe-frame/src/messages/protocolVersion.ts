/** Of the protocol that both sides speak; hosts and apps compare its first number only. */
export const protocolVersion = '9.1.0'
