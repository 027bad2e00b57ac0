/** The framework measures the element of this class to mark the present heading in a page's contents. */
export const headerClass = 'navbar';
