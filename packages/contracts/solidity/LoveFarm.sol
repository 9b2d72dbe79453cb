// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {LoveToken} from "./LoveToken.sol";
import {Owned} from "./Owned.sol";
import {moveToken, sendToken} from "./tokenTransfer.sol";

/// Stake liquidity tokens, earn LOVE. The interface is that of the MasterChef family.
contract LoveFarm is Owned {
    struct PoolInfo {
        address lpToken;
        uint256 allocPoint;
        uint256 lastRewardBlock;
        uint256 accLovePerShare;
        uint16 depositFeeBP;
    }

    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }

    uint16 private constant MAX_FEE_BP = 400;
    uint256 private constant PRECISION = 1e12;

    LoveToken public immutable love;
    address public immutable feeReceiver;
    uint256 public immutable startBlock;
    uint256 public lovePerBlock;
    uint256 public totalAllocPoint;
    PoolInfo[] public poolInfo;
    mapping(uint256 pid => mapping(address user => UserInfo)) public userInfo;

    mapping(address lpToken => bool) private listed;
    /// Counted, not read from the token: a gift of liquidity tokens must not thin out the rewards.
    mapping(address lpToken => uint256) private staked;
    bool private transient entered;

    event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
    event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);
    event EmergencyWithdraw(address indexed user, uint256 indexed pid, uint256 amount);

    error AlreadyListed(address lpToken);
    error FeeTooHigh(uint16 depositFeeBP);
    error NotEnoughStaked(uint256 staked, uint256 wanted);
    error Reentered();

    /// A deposit is counted by the balance before and after, which a second deposit in between would falsify.
    modifier once() {
        if (entered) revert Reentered();
        entered = true;
        _;
        entered = false;
    }

    constructor(address love_, address feeReceiver_, uint256 lovePerBlock_, uint256 startBlock_)
        Owned(msg.sender)
    {
        love = LoveToken(love_);
        feeReceiver = feeReceiver_;
        lovePerBlock = lovePerBlock_;
        startBlock = startBlock_;
    }

    function poolLength() external view returns (uint256) {
        return poolInfo.length;
    }

    function pendingLove(uint256 pid, address account) external view returns (uint256) {
        PoolInfo storage pool = poolInfo[pid];
        UserInfo storage user = userInfo[pid][account];
        uint256 supply = staked[pool.lpToken];
        uint256 perShare = pool.accLovePerShare;
        if (supply > 0) perShare += (_rewardOf(pool) * PRECISION) / supply;
        return (user.amount * perShare) / PRECISION - user.rewardDebt;
    }

    function deposit(uint256 pid, uint256 amount) external once {
        PoolInfo storage pool = poolInfo[pid];
        address lpToken = pool.lpToken;
        uint256 received = amount > 0 ? moveToken(lpToken, msg.sender, address(this), amount) : 0;
        uint256 fee = (received * pool.depositFeeBP) / 10_000;
        uint256 owed = _settle(pid, userInfo[pid][msg.sender].amount + received - fee);
        if (fee > 0) sendToken(lpToken, feeReceiver, fee);
        _pay(msg.sender, owed);
        emit Deposit(msg.sender, pid, amount);
    }

    function withdraw(uint256 pid, uint256 amount) external once {
        uint256 held = userInfo[pid][msg.sender].amount;
        if (held < amount) revert NotEnoughStaked(held, amount);
        uint256 owed = _settle(pid, held - amount);
        if (amount > 0) sendToken(poolInfo[pid].lpToken, msg.sender, amount);
        _pay(msg.sender, owed);
        emit Withdraw(msg.sender, pid, amount);
    }

    /// Gives the stake back and forgets the reward. It mints nothing, so it works when minting does not.
    function emergencyWithdraw(uint256 pid) external once {
        address lpToken = poolInfo[pid].lpToken;
        uint256 amount = userInfo[pid][msg.sender].amount;
        delete userInfo[pid][msg.sender];
        staked[lpToken] -= amount;
        sendToken(lpToken, msg.sender, amount);
        emit EmergencyWithdraw(msg.sender, pid, amount);
    }

    function add(uint256 allocPoint, address lpToken, uint16 depositFeeBP) external onlyOwner {
        if (listed[lpToken]) revert AlreadyListed(lpToken);
        if (depositFeeBP > MAX_FEE_BP) revert FeeTooHigh(depositFeeBP);
        massUpdatePools();
        listed[lpToken] = true;
        totalAllocPoint += allocPoint;
        uint256 from = block.number > startBlock ? block.number : startBlock;
        poolInfo.push(PoolInfo(lpToken, allocPoint, from, 0, depositFeeBP));
    }

    function set(uint256 pid, uint256 allocPoint, uint16 depositFeeBP) external onlyOwner {
        if (depositFeeBP > MAX_FEE_BP) revert FeeTooHigh(depositFeeBP);
        massUpdatePools();
        totalAllocPoint = totalAllocPoint - poolInfo[pid].allocPoint + allocPoint;
        poolInfo[pid].allocPoint = allocPoint;
        poolInfo[pid].depositFeeBP = depositFeeBP;
    }

    function setLovePerBlock(uint256 lovePerBlock_) external onlyOwner {
        massUpdatePools();
        lovePerBlock = lovePerBlock_;
    }

    function massUpdatePools() public {
        for (uint256 pid = 0; pid < poolInfo.length; pid++) updatePool(pid);
    }

    function updatePool(uint256 pid) public {
        PoolInfo storage pool = poolInfo[pid];
        if (block.number <= pool.lastRewardBlock) return;
        uint256 supply = staked[pool.lpToken];
        uint256 reward = supply > 0 ? _rewardOf(pool) : 0;
        pool.lastRewardBlock = block.number;
        if (reward == 0) return;
        pool.accLovePerShare += (reward * PRECISION) / supply;
        love.mint(address(this), reward);
    }

    function _rewardOf(PoolInfo storage pool) private view returns (uint256) {
        if (block.number <= pool.lastRewardBlock || totalAllocPoint == 0) return 0;
        return ((block.number - pool.lastRewardBlock) * lovePerBlock * pool.allocPoint) / totalAllocPoint;
    }

    /// Moves the caller to a new stake and says what was earned with the old one.
    function _settle(uint256 pid, uint256 amount) private returns (uint256 owed) {
        updatePool(pid);
        PoolInfo storage pool = poolInfo[pid];
        UserInfo storage user = userInfo[pid][msg.sender];
        owed = (user.amount * pool.accLovePerShare) / PRECISION - user.rewardDebt;
        staked[pool.lpToken] = staked[pool.lpToken] - user.amount + amount;
        user.amount = amount;
        user.rewardDebt = (amount * pool.accLovePerShare) / PRECISION;
    }

    /// Rounding can leave the farm short of the last wei; that must not lock anyone's stake.
    function _pay(address to, uint256 owed) private {
        uint256 held = love.balanceOf(address(this));
        uint256 kept = staked[address(love)];
        uint256 free = held > kept ? held - kept : 0;
        uint256 payment = owed < free ? owed : free;
        if (payment > 0) love.transfer(to, payment);
    }
}
