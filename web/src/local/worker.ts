// Where tables on this device are.
export {};
