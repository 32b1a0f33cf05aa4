/** Registrations per day: a click filters the table of companies by the day, the same again clears it (part 3 §2). */
import { Anchor, Button, NativeSelect } from '@mantine/core';
import { data, numero, plural } from '@/ui/texto/formatos';
import { enumerar } from '@/ui/texto/formatosRaros';
import { type Fatia, maiores, NOMES_NUMA_FRASE, type Soma } from './fatias';
import { Barras } from './graficosAoVer';
import { Moldura } from './Moldura';
import { TabelaDasFatias } from './TabelaDasFatias';

interface Props {
  dias: readonly Soma[];
  dia: string | null;
  aoEscolher: (dia: string | null) => void;
}

function oMaior(dias: readonly Soma[]): string {
  const primeiros = maiores(dias);
  const n = numero(primeiros[0]?.n ?? 0);
  if (primeiros.length > NOMES_NUMA_FRASE)
    return `em ${numero(primeiros.length)} dias houve mais cadastros, ${n} em cada um`;
  const nomes = enumerar(primeiros.map(({ valor }) => data(valor)));
  return primeiros.length > 1
    ? `os dias de mais cadastros foram ${nomes}, com ${n} em cada um`
    : `o dia de mais cadastros foi ${nomes}, com ${n}`;
}

function frase(dias: readonly Soma[]): string {
  const [primeiro, ultimo] = [dias[0], dias.at(-1)];
  if (!primeiro || !ultimo) return 'Nenhuma empresa se cadastrou ainda.';
  const total = dias.reduce((soma, { n }) => soma + n, 0);
  return `${plural(total, 'empresa cadastrada', 'empresas cadastradas')} entre ${data(primeiro.valor)} e ${data(ultimo.valor)}; ${oMaior(dias)}.`;
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
