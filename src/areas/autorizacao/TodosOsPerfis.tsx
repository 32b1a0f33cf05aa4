/** Every profile beside the others, to be read: how far each reaches in each module (part 1 §2 knows one at a time). */
import { Anchor, Text } from '@mantine/core';
import { IconCircle, IconCircleFilled, IconCircleHalf2 } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { type Alcance, alcanceDe, flagsQueValem } from '@/domain/acesso/alcance';
import { AREAS, type CodigoModulo } from '@/domain/acesso/areas';
import type { Matriz } from '@/domain/acesso/matriz';
import { MODULOS } from '@/domain/acesso/modulos';
import { PAPEIS, type Papel, ROTULO_DO_PAPEL, TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { AreaDosModulos } from './AreaDosModulos';
import { autorizacoesData } from './autorizacoes.data';
import { FRASE_DO_MODULO } from './frases';
import { COLUNAS, ROTULO_DA_FLAG } from './rotulos';
import classes from './TodosOsPerfis.module.css';

const FORMA = {
  total: { icone: IconCircleFilled, palavra: 'Total' },
  parcial: { icone: IconCircleHalf2, palavra: 'Parcial' },
  nenhum: { icone: IconCircle, palavra: 'Nenhum' },
} as const satisfies Record<Alcance, unknown>;

/** Their keys are fixed: nothing is read for them. */
const LIDOS = PAPEIS.filter((papel) => papel !== 'ADMIN');
/** A row of two lines (TodosOsPerfis.module.css). */
const ALTURA_DA_LINHA = 53;

function Celula({
  papel,
  codigo,
  matriz,
}: {
  papel: Papel;
  codigo: CodigoModulo;
  matriz?: Matriz | undefined;
}) {
  const alcance = alcanceDe(papel, codigo, matriz);
  const { icone: Icone, palavra } = FORMA[alcance];
  const valem = flagsQueValem(papel, codigo, matriz);
  return (
    <td data-admin={papel === 'ADMIN' || undefined} data-coluna={ROTULO_DO_PAPEL[papel]}>
      <span className={classes.alcance} data-alcance={alcance}>
        <Icone size={14} aria-hidden />
        {palavra}
      </span>
      {alcance === 'parcial' ? (
        <span className={classes.quais}>
          {COLUNAS.filter((flag) => valem.includes(flag))
            .map((flag) => ROTULO_DA_FLAG[flag])
            .join(', ')}
        </span>
      ) : null}
    </td>
  );
}

interface Props {
  /** Modules that the search leaves. */
  codigos: readonly CodigoModulo[];
  procurando: boolean;
}

export function TodosOsPerfis({ codigos, procurando }: Props) {
  const sessao = useSessaoAtiva();
  const lidas = useQueries({ queries: LIDOS.map((papel) => autorizacoesData.doPapel(sessao, papel)) });
  const falha = lidas.find(({ error }) => error);
  if (falha)
    return (
      <ErrorState
        titulo="Erro ao buscar autorizações"
        erro={falha.error}
        aoTentarDeNovo={() => lidas.forEach(({ refetch }) => void refetch())}
      />
    );
  if (lidas.some(({ isPending }) => isPending))
    return (
      <div aria-busy="true">
        <Esqueleto altura={codigos.length * ALTURA_DA_LINHA} />
      </div>
    );
  const matrizDe = (papel: Papel) => lidas[LIDOS.indexOf(papel as (typeof LIDOS)[number])]?.data;
  return AREAS.map((area) => {
    const daArea = codigos.filter((codigo) => MODULOS[codigo].area === area);
    if (daArea.length === 0) return null;
    return (
      <AreaDosModulos key={area} area={area} quantos={daArea.length} procurando={procurando}>
        <table className={classes.tabela}>
          <thead>
            <tr>
              <th scope="col" style={{ width: '30%' }}>
                Módulo
              </th>
              {PAPEIS.map((papel) => (
                <th key={papel} scope="col" data-admin={papel === 'ADMIN' || undefined}>
                  <Anchor
                    component={Link}
                    inherit
                    to={para('/autorizacoes', { perfil: String(TIPO_DO_PAPEL[papel]) })}
                  >
                    {ROTULO_DO_PAPEL[papel]}
                  </Anchor>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {daArea.map((codigo) => (
              <tr key={codigo}>
                <th scope="row">
                  {MODULOS[codigo].label}
                  <Text span className={classes.frase ?? ''}>
                    {FRASE_DO_MODULO[codigo]}
                  </Text>
                </th>
                {PAPEIS.map((papel) => (
                  <Celula key={papel} papel={papel} codigo={codigo} matriz={matrizDe(papel)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </AreaDosModulos>
    );
  });
}
