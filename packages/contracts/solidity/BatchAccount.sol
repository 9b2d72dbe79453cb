// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {TakesAnything} from "./TakesAnything.sol";

/// The code that an account of the demo wallet borrows (EIP-7702), so that it can do several calls as one: all of
/// them or nothing. Only the account itself may ask for them, by a transaction to itself.
contract BatchAccount is TakesAnything {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    error NotTheAccount(address caller);

    function execute(Call[] calldata calls) external payable {
        if (msg.sender != address(this)) revert NotTheAccount(msg.sender);
        for (uint256 i = 0; i < calls.length; i++) {
            (bool isSuccess, bytes memory returned) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (isSuccess) continue;
            // The reason of the call is the reason of the batch.
            assembly ("memory-safe") {
                revert(add(returned, 32), mload(returned))
            }
        }
    }
}
