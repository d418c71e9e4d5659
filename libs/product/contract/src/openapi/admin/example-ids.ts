/** Ids and names that the examples of the operators' document share. The account, project and operation are those of the public document. */
export const OPERATOR = 'ada';
export const ACCOUNT_ID = 'acc_v2Yufo4CysnzVgaxl74ZBZ';
export const ACCOUNT_NAME = 'A studio';
export const PROJECT_ID = 'prj_1Qm8c0pZrB2f7xYvKd3sTu';
export const OPERATION_ID = 'op_3kTzRk0uXq7mB2Lw9sVd1F';
export const RUNNING_OPERATION_ID = 'op_8Lw2sVd1FqN5xJc6Ht4YpG';
export const WORLD_ID = '019aa3c5-7d1e-7c3a-9f0a-3a1d2f6b8c11';
export const DELIVERY_ID = 'del_9uXq7mB23kTzRk0aBcDeFg';
export const KEY_ID = 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k';
export const NEXT_KEY_ID = 'Zr8vN2cQ5tXw1LbYk7HsJd4MgPe9RfUa3KoTi6WnEx0';
