import { Link } from 'react-router';
import type { ChartData } from './chart-data.ts';
import styles from './chart-table.module.css';

/** The numbers of a chart as a table. */
export function ChartTable({ name, columns, bars }: ChartData) {
  return (
    <table className={styles['table']} aria-label={name}>
      <thead>
        <tr>
          <th scope="col" data-kind="number">
            {columns.rank}
          </th>
          <th scope="col">{columns.label}</th>
          {columns.detail !== undefined && <th scope="col">{columns.detail}</th>}
          <th scope="col" data-kind="number">
            {columns.value}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, rank, label, href, detail, value }) => (
          <tr key={id}>
            <td data-kind="number">{rank}</td>
            <th scope="row">{href === undefined ? label : <Link to={href}>{label}</Link>}</th>
            {columns.detail !== undefined && <td>{detail}</td>}
            <td data-kind="number">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
