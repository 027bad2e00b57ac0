export default function FullTextSearch() { return <span>placeholder</span>; }
