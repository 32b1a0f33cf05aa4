/** Bars and pies. The sentence and the table beside each say the same to people who cannot see it. */
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Legend,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { DESTAQUES, FATIAS } from '@/ui/moldura/destaques';
import { plural } from '@/ui/texto/formatos';
import type { Fatia } from './fatias';

const LETRA = { fontSize: 12, fill: 'var(--mantine-color-dimmed)' };
const cor = (i: number) => FATIAS[i % FATIAS.length] ?? DESTAQUES.teal;

const CAIXA = {
  background: 'var(--mantine-color-body)',
  border: '1px solid var(--cor-borda)',
  borderRadius: 'var(--mantine-radius-md)',
  fontSize: 13,
};
const empresas = (valor: unknown): [string, string] => [plural(Number(valor), 'empresa', 'empresas'), ''];

interface Barras {
  fatias: readonly Fatia[];
  /** The one that filters, drawn full among faint ones. */
  escolhida?: string | null;
  aoEscolher?: (valor: string) => void;
}

export function Barras({ fatias, escolhida = null, aoEscolher }: Barras) {
  return (
    <div aria-hidden style={{ height: '100%' }}>
      <ResponsiveContainer>
        <BarChart
          data={[...fatias]}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--cor-linha)" />
          <XAxis dataKey="nome" tick={LETRA} tickLine={false} axisLine={{ stroke: 'var(--cor-borda)' }} />
          <YAxis allowDecimals={false} tick={LETRA} tickLine={false} axisLine={false} width={40} />
          <Tooltip
            cursor={{ fill: 'var(--cor-realce)' }}
            formatter={empresas}
            separator=""
            contentStyle={CAIXA}
            itemStyle={{ color: 'inherit' }}
          />
          <Bar
            dataKey="n"
            radius={[4, 4, 0, 0]}
            maxBarSize={48}
            isAnimationActive={false}
            {...(aoEscolher
              ? {
                  cursor: 'pointer',
                  onClick: (_barra: unknown, i: number) => {
                    const fatia = fatias[i];
                    if (fatia) aoEscolher(fatia.valor);
                  },
                }
              : {})}
          >
            {fatias.map(({ valor }) => (
              <Cell
                key={valor}
                fill="var(--mantine-color-teal-5)"
                fillOpacity={escolhida === null || escolhida === valor ? 1 : 0.35}
              />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

export function Pizza({ fatias }: { fatias: readonly Fatia[] }) {
  return (
    <div aria-hidden style={{ height: '100%' }}>
      <ResponsiveContainer>
        <PieChart accessibilityLayer={false}>
          <Pie
            rootTabIndex={-1}
            data={[...fatias]}
            dataKey="n"
            nameKey="nome"
            outerRadius="80%"
            isAnimationActive={false}
          >
            {fatias.map(({ valor }, i) => (
              <Cell key={valor} fill={cor(i)} stroke="var(--mantine-color-body)" />
            ))}
          </Pie>
          <Tooltip formatter={empresas} separator="" contentStyle={CAIXA} itemStyle={{ color: 'inherit' }} />
          <Legend
            verticalAlign="bottom"
            formatter={(nome) => <span style={{ color: 'var(--mantine-color-text)' }}>{String(nome)}</span>}
          />
        </PieChart>
      </ResponsiveContainer>
    </div>
  );
}
