/** The leaderboard as a table, from whose selection companies are brought to another phase (decisions P344, P386). */
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Checkbox.css';
import { Anchor, Checkbox, Table, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useFasesEmLote } from '@/areas/cadastro/fases/useFasesEmLote';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import type { ComId } from '@/domain/comum/campos';
import { emLugares } from '@/domain/diagnostico/classificacao';
import type { Projeto } from '@/domain/projetos/projeto';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type Barra from '@/ui/lista/BarraDaSelecao';
import { CaixaDaPagina } from '@/ui/lista/CaixaDeMarcar';
import { useSelecao } from '@/ui/lista/useSelecao';
import { Link } from '@/ui/moldura/Link';
import { parte } from '@/ui/moldura/parte';
import { Lugar } from '@/ui/pagina/Lugar';
import { Rolagem } from '@/ui/pagina/Rolagem';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { plural } from '@/ui/texto/formatos';
import { type ClassificacaoLida, juriData } from './juri.data';
import { notasEmPalavras } from './palavras';
import { type Ordem, ORDENS } from './ordens';

const BarraDaSelecao = parte(() =>
  import('@/ui/lista/BarraDaSelecao').then((m) => m.default),
) as typeof Barra;

type Linha = ClassificacaoLida['linhas'][number] & { id: string };

const escrita = (valor: number | null) => (valor === null ? '–' : notaEmPalavras(valor));

const NA_CLASSIFICACAO = ({ idEmpresa, status }: ClassificacaoLida['linhas'][number]) => ({
  idEmpresa,
  status,
});

interface Props {
  projeto: ComId<Projeto>;
  lida: ClassificacaoLida;
  ordem: Ordem;
  /** Those that the filters leave. */
  linhas: ClassificacaoLida['linhas'];
}

export function TabelaDaClassificacao({ projeto, lida, ordem, linhas }: Props) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const daFase = useFasesEmLote<Linha>(projeto, NA_CLASSIFICACAO);
  const emLote = {
    ...daFase,
    aoTerminar: async () => {
      await daFase.aoTerminar();
      await cliente.invalidateQueries({ queryKey: juriData.chave(sessao) });
    },
  };
  const emOrdem = emLugares(
    linhas.map((linha): Linha => ({ ...linha, id: linha.idEmpresa })),
    (linha) => linha[ordem],
  );
  const selecao = useSelecao(
    emOrdem.map(({ linha }) => linha),
    emLote,
  );
  const marcaveis = selecao.daPagina !== undefined;
  return (
    <>
      <Rolagem nome="Tabela da classificação">
        <Table miw="44rem">
          <Table.Caption>
            {lida.questionario}, {lida.titulo}, por {ORDENS[ordem].toLowerCase()}.{' '}
            {lida.encerrada ? 'A avaliação desta fase foi encerrada.' : 'A avaliação ainda pode mudar.'}
          </Table.Caption>
          <Table.Thead>
            <Table.Tr>
              {marcaveis ? (
                <Table.Td>
                  <CaixaDaPagina selecao={selecao} />
                </Table.Td>
              ) : null}
              <Table.Th scope="col">Lugar</Table.Th>
              <Table.Th scope="col">Empresa</Table.Th>
              {Object.entries(ORDENS).map(([nome, rotulo]) => (
                <Table.Th
                  key={nome}
                  scope="col"
                  ta="right"
                  {...(nome === ordem ? { 'aria-sort': 'descending' as const } : {})}
                >
                  {rotulo}
                </Table.Th>
              ))}
              <Table.Th scope="col">Cobertura</Table.Th>
              <Table.Th scope="col">Habilitada</Table.Th>
              <Table.Th scope="col">Categoria</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {emOrdem.map(({ linha, lugar, empatadas }) => (
              <Table.Tr key={linha.idEmpresa}>
                {marcaveis ? (
                  <Table.Td>
                    <Checkbox
                      aria-label={`Selecionar ${linha.empresa}`}
                      checked={selecao.ids.has(linha.id)}
                      disabled={!selecao.marcavel(linha)}
                      onChange={() => selecao.alternar(linha, false)}
                    />
                  </Table.Td>
                ) : null}
                <Table.Td>
                  {lugar === null ? '–' : <Lugar lugar={lugar} />}
                  {empatadas > 0 ? (
                    <Text size="xs" c="dimmed">
                      empate com {plural(empatadas, 'outra', 'outras')}
                    </Text>
                  ) : null}
                </Table.Td>
                <Table.Th scope="row" fw="normal">
                  <Anchor
                    component={Link}
                    inherit
                    to={para('/analisarInfo/:idEmpresa/:questionarioId', {
                      idEmpresa: linha.idEmpresa,
                      questionarioId: lida.questionarioId,
                    })}
                  >
                    {linha.empresa}
                  </Anchor>
                  <Text size="xs" c="dimmed">
                    {linha.fase}
                  </Text>
                </Table.Th>
                <Table.Td ta="right">{escrita(linha.normalizada)}</Table.Td>
                <Table.Td ta="right">{escrita(linha.juri)}</Table.Td>
                <Table.Td ta="right">{escrita(linha.autoavaliacao)}</Table.Td>
                <Table.Td ta="right">
                  {escrita(linha.diferenca)}
                  {linha.discordam ? <StatusBadge cor="orange">Discordam</StatusBadge> : null}
                </Table.Td>
                <Table.Td>{notasEmPalavras(linha)}</Table.Td>
                <Table.Td>{linha.habilitada ? 'Sim' : 'Não'}</Table.Td>
                <Table.Td>{linha.categoria || '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Rolagem>
      {/* Also while the filters leave none of them. */}
      {marcaveis || selecao.ids.size > 0 ? (
        <Suspense>
          <BarraDaSelecao emLote={emLote} selecao={selecao} nomeDoItem={({ empresa }) => empresa} />
        </Suspense>
      ) : null}
    </>
  );
}
