export const boardId = {
  name: 'boardId',
  type: 'string',
  required: true,
  description: 'Id of a board, see [Boards](/docs/settings/boards).',
};

export const paging = [
  { name: 'page', type: 'integer', minimum: 0, default: 0, description: 'The page to return.' },
  { name: 'pageSize', type: 'integer', maximum: 100, description: 'How many items a page holds.' },
];
