/** Módulo / Acessar / Editar / Remover / Criar, grouped by the four areas (part 1 §2). */
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Table.css';
import { Checkbox, Table, VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Chave, chavesLivres } from '@/domain/acesso/alcance';
import { flagFixa } from '@/domain/acesso/flags-fixas';
import type { Matriz, Mudanca } from '@/domain/acesso/matriz';
import { AREAS, type CodigoModulo, type Flag, FLAGS, ROTULO_DA_AREA } from '@/domain/acesso/areas';
import { MODULOS } from '@/domain/acesso/modulos';
import type { Papel } from '@/domain/acesso/papeis';
import { AreaDosModulos } from './AreaDosModulos';
import classes from './GradeDaMatriz.module.css';
import { FRASE_DO_MODULO } from './frases';
import { COLUNAS, ROTULO_DA_FLAG } from './rotulos';

interface Props {
  papel: Papel;
  matriz: Matriz;
  mudancas: readonly Mudanca[];
  /** The modules shown. */
  codigos: readonly CodigoModulo[];
  /** They are what a search left. */
  procurando: boolean;
  aoMudar: (chaves: readonly Chave[], valor: boolean) => void;
}

type PropsDaCelula = Props & { codigo: CodigoModulo; flag: Flag };
type PropsDaChaveGeral = Pick<Props, 'matriz' | 'aoMudar'> & {
  chaves: readonly Chave[];
  rotulo: string;
  /** What stands in the heading anyway. */
  nome: ReactNode;
};

function Celula({ papel, matriz, mudancas, aoMudar, codigo, flag }: PropsDaCelula) {
  const fixa = flagFixa(papel, codigo, flag);
  if (fixa) {
    return (
      <span className={classes.fixa} title={fixa.motivo}>
        <IconLock size={14} aria-hidden />
        {fixa.valor ? 'Sim' : 'Não'}
        <VisuallyHidden>, fixo</VisuallyHidden>
      </span>
    );
  }
  const mudou = mudancas.some((mudanca) => mudanca.codigo === codigo && mudanca.flag === flag);
  const rotulo = `${MODULOS[codigo].label}: ${ROTULO_DA_FLAG[flag]}`;
  return (
    <span className={classes.chave} data-mudou={mudou || undefined}>
      <Checkbox
        aria-label={mudou ? `${rotulo} (mudança não salva)` : rotulo}
        checked={matriz.get(codigo)?.[flag] ?? false}
        onChange={({ currentTarget }) => aoMudar([[codigo, flag]], currentTarget.checked)}
      />
    </span>
  );
}

/** All free keys of a row or column at once; half on is shown as such, and the click switches the rest on. */
function ChaveGeral({ matriz, aoMudar, chaves, rotulo, nome }: PropsDaChaveGeral) {
  if (chaves.length === 0) return nome;
  const ligadas = chaves.filter(([codigo, flag]) => matriz.get(codigo)?.[flag]).length;
  const todas = ligadas === chaves.length;
  return (
    <span className={classes.geral}>
      <Checkbox
        size="xs"
        aria-label={rotulo}
        title={`${rotulo}: ${todas ? 'desligar' : 'ligar'}`}
        checked={todas}
        indeterminate={ligadas > 0 && !todas}
        onChange={() => aoMudar(chaves, !todas)}
      />
      {nome}
    </span>
  );
}

export function GradeDaMatriz(props: Props) {
  const { papel, matriz } = props;
  return AREAS.map((area) => {
    const daArea = props.codigos.filter((codigo) => MODULOS[codigo].area === area && matriz.has(codigo));
    if (daArea.length === 0) return null;
    return (
      <AreaDosModulos key={area} area={area} quantos={daArea.length} procurando={props.procurando}>
        <Table layout="fixed" horizontalSpacing={4} className={classes.grade}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Módulo</Table.Th>
              {COLUNAS.map((flag) => (
                <Table.Th key={flag} scope="col" ta="center" fz="xs" px={0} w={{ base: 60, xs: 110 }}>
                  <ChaveGeral
                    {...props}
                    chaves={chavesLivres(papel, daArea, [flag])}
                    rotulo={`${ROTULO_DA_FLAG[flag]} em todos os módulos de ${ROTULO_DA_AREA[area]}`}
                    nome={ROTULO_DA_FLAG[flag]}
                  />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {daArea.map((codigo) => (
              <Table.Tr key={codigo}>
                <Table.Th scope="row" fw={400}>
                  <ChaveGeral
                    {...props}
                    chaves={chavesLivres(papel, [codigo], FLAGS)}
                    rotulo={`Todas as chaves de ${MODULOS[codigo].label}`}
                    nome={
                      <span>
                        {MODULOS[codigo].label}
                        <span className={classes.frase}>{FRASE_DO_MODULO[codigo]}</span>
                      </span>
                    }
                  />
                </Table.Th>
                {COLUNAS.map((flag) => (
                  <Table.Td key={flag} ta="center" data-coluna={ROTULO_DA_FLAG[flag]}>
                    <Celula {...props} codigo={codigo} flag={flag} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </AreaDosModulos>
    );
  });
}
