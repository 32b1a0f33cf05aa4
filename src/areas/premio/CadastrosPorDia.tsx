/** Registrations per day: a click filters the table of companies by the day, the same again clears it (part 3 §2). */
import { Anchor, Button, NativeSelect } from '@mantine/core';
import { data, numero, plural } from '@/ui/texto/formatos';
import type { Fatia, Soma } from './fatias';
import { Barras } from './graficosAoVer';
import { Moldura } from './Moldura';
import { TabelaDasFatias } from './TabelaDasFatias';

interface Props {
  dias: readonly Soma[];
  dia: string | null;
  aoEscolher: (dia: string | null) => void;
}

function frase(dias: readonly Soma[]): string {
  const [maior] = dias.toSorted((a, b) => b.n - a.n);
  const [primeiro, ultimo] = [dias[0], dias.at(-1)];
  if (!maior || !primeiro || !ultimo) return 'Nenhuma empresa se cadastrou ainda.';
  const total = dias.reduce((soma, { n }) => soma + n, 0);
  return `${plural(total, 'empresa cadastrada', 'empresas cadastradas')} entre ${data(primeiro.valor)} e ${data(ultimo.valor)}; o dia de mais cadastros foi ${data(maior.valor)}, com ${numero(maior.n)}.`;
}

const TITULO = 'Cadastros por dia';

export function CadastrosPorDia({ dias, dia, aoEscolher }: Props) {
  const fatias = dias.map(({ valor, n }): Fatia => ({ valor, n, nome: data(valor) }));
  const alternar = (valor: string) => aoEscolher(valor === dia ? null : valor);
  return (
    <Moldura
      titulo={TITULO}
      frase={frase(dias)}
      lado={
        fatias.length === 0 ? null : (
          <NativeSelect
            label="Mostrar as empresas do dia"
            size="xs"
            data={[
              { value: '', label: 'Todos os dias' },
              ...fatias.map(({ valor, nome, n }) => ({ value: valor, label: `${nome} (${numero(n)})` })),
            ]}
            value={dia ?? ''}
            onChange={(evento) => aoEscolher(evento.currentTarget.value || null)}
          />
        )
      }
      grafico={<Barras fatias={fatias} escolhida={dia} aoEscolher={alternar} />}
      tabela={
        <TabelaDasFatias
          titulo={TITULO}
          oQue="Dia"
          fatias={fatias}
          celula={({ valor, nome }) => (
            <Anchor
              component="button"
              type="button"
              aria-pressed={valor === dia}
              onClick={() => alternar(valor)}
            >
              {nome}
            </Anchor>
          )}
        />
      }
    />
  );
}

export const DiaEscolhido = ({ dia, aoLimpar }: { dia: string; aoLimpar: () => void }) => (
  <Button variant="light" size="compact-sm" onClick={aoLimpar}>
    Cadastros de {data(dia)}: mostrar todos
  </Button>
);
