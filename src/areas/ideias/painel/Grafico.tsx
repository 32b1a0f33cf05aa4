/**
 * Bars of ideas per week. The sentence above and the table behind the switch say the same to people who cannot see
 * it.
 */
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Semana } from '@/domain/pai/semanas';
import { data, plural } from '@/ui/texto/formatos';

const LETRA = { fontSize: 12, fill: 'var(--mantine-color-dimmed)' };
const dia = (valor: unknown) => data(String(valor));

export function Grafico({ semanas }: { semanas: readonly Semana[] }) {
  return (
    <div aria-hidden style={{ height: '100%' }}>
      <ResponsiveContainer>
        <BarChart
          data={[...semanas]}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--cor-linha)" />
          <XAxis
            dataKey="inicio"
            tickFormatter={(valor) => dia(valor).slice(0, 5)}
            tick={LETRA}
            tickLine={false}
            axisLine={{ stroke: 'var(--cor-borda)' }}
          />
          <YAxis allowDecimals={false} tick={LETRA} tickLine={false} axisLine={false} width={36} />
          <Tooltip
            cursor={{ fill: 'var(--cor-realce)' }}
            labelFormatter={(valor) => `Semana de ${dia(valor)}`}
            formatter={(valor) => [plural(Number(valor), 'ideia', 'ideias'), '']}
            separator=""
            contentStyle={{
              background: 'var(--mantine-color-body)',
              border: '1px solid var(--cor-borda)',
              borderRadius: 'var(--mantine-radius-md)',
              fontSize: 13,
            }}
            itemStyle={{ color: 'inherit' }}
          />
          <Bar
            dataKey="registros"
            fill="var(--mantine-color-teal-5)"
            radius={[4, 4, 0, 0]}
            maxBarSize={48}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
