/** 'Importar ideias' (part 2 §2 and §5, ADMIN only): a table is read, seen row by row, stored as drafts, and taken back. */
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CampoDaTabela } from '@/areas/importacao/CampoDaTabela';
import { ComoFoiLida } from '@/areas/importacao/ComoFoiLida';
import { DialogoDaImportacao } from '@/areas/importacao/DialogoDaImportacao';
import { useTabela } from '@/areas/importacao/useTabela';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { mensagemDoErro } from '@/domain/comum/erros';
import {
  abrirPlanilha,
  FORMATO_DAS_IDEIAS,
  modeloDeIdeias,
  type PlanilhaDeIdeias,
} from '@/domain/ideias/importacao-ideias';
import type { Tabela } from '@/domain/comum/planilha';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { baixar } from '@/ui/formulario/baixar';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { numero, plural } from '@/ui/texto/formatos';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { ConferirIdeias, type EscolhasDasIdeias, NADA_ESCOLHIDO } from './ConferirIdeias';
import { ResultadoDasIdeias } from './ResultadoDasIdeias';
import { useImportacaoDeIdeias } from './useImportacaoDeIdeias';

/** The ideas of the table, or why there are none. */
function ideiasDa(tabela: Tabela | undefined): { planilha?: PlanilhaDeIdeias; erro?: string } {
  if (tabela === undefined || tabela.recusa !== undefined) return {};
  try {
    return { planilha: abrirPlanilha(tabela.linhas) };
  } catch (falha) {
    return { erro: mensagemDoErro(falha) };
  }
}

export function ImportarIdeiasModal({ aoFechar }: { aoFechar: () => void }) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const importacao = useImportacaoDeIdeias();
  const { andamento } = importacao;
  const { data: regulamentos, error, refetch } = useQuery(regulamentosData.ativos(sessao));
  const fonte = useTabela(FORMATO_DAS_IDEIAS);
  const { planilha, erro } = useMemo(() => ideiasDa(fonte.tabela), [fonte.tabela]);
  // What was chosen of one heading row holds whenever it is read again: with another sheet, delimiter or set of accents.
  const [escolhas, escolher] = useState<Record<string, EscolhasDasIdeias>>({});
  const titulos = JSON.stringify(planilha?.titulos ?? []);
  const ocupada = andamento.fase === 'enviando' || andamento.fase === 'desfazendo';

  const perguntarEDesfazer = async () => {
    const sim = await confirmar({
      titulo: `Desfazer a importação de ${plural(andamento.feitas, 'ideia', 'ideias')}?`,
      texto: 'As que ainda são rascunhos serão removidas. As que já foram publicadas ficam.',
      rotuloSim: 'Desfazer a importação',
      rotuloNao: 'Cancelar',
      perigo: true,
    });
    if (sim) await importacao.desfazer();
  };
  const baixarModelo = () =>
    baixar(
      new File([modeloDeIdeias(sessao.empresa.setores[0] ?? '')], 'modelo-de-ideias.csv', {
        type: 'text/csv;charset=utf-8',
      }),
    );

  return (
    <DialogoDaImportacao
      titulo="Importar ideias"
      sujo={andamento.fase === 'parada' && fonte.temAlgo}
      ocupada={ocupada}
      aoFechar={aoFechar}
    >
      {(sair) =>
        andamento.fase !== 'parada' ? (
          <ResultadoDasIdeias
            andamento={andamento}
            aoParar={importacao.parar}
            aoContinuar={() => void importacao.continuar()}
            aoDesfazer={() => void perguntarEDesfazer()}
            aoVoltar={importacao.voltar}
            aoFechar={aoFechar}
          />
        ) : (
          <Stack>
            <Text size="sm">
              Escolha um arquivo .xlsx ou .csv com uma ideia por linha e os títulos na primeira. Só o título é
              obrigatório: as ideias entram como rascunhos seus, e o que faltar se completa antes de publicar.
              No máximo {numero(FORMATO_DAS_IDEIAS.limites.linhas)} ideias e{' '}
              {FORMATO_DAS_IDEIAS.limites.megabytes} MB por vez.
            </Text>
            <Button variant="default" size="xs" w="fit-content" onClick={baixarModelo} data-autofocus>
              Baixar modelo
            </Button>
            <CampoDaTabela fonte={fonte} erro={erro} />
            {error && (
              <ErrorState
                titulo="Erro ao buscar regulamentos"
                erro={error}
                aoTentarDeNovo={() => void refetch()}
              />
            )}
            {/* Which columns are not read depends on what is chosen below. */}
            <ComoFoiLida fonte={fonte} fora={[]} />
            {planilha && regulamentos && (
              <ConferirIdeias
                key={titulos}
                planilha={planilha}
                vez={fonte.vez}
                escolhas={escolhas[titulos] ?? NADA_ESCOLHIDO}
                aoEscolher={(novas) => escolher((antes) => ({ ...antes, [titulos]: novas }))}
                regulamentos={regulamentos}
                aoImportar={(forms, regulamento) => void importacao.importar(forms, regulamento)}
                aoCancelar={sair}
              />
            )}
          </Stack>
        )
      }
    </DialogoDaImportacao>
  );
}
