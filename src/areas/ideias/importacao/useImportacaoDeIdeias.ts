/** Runs an import batch by batch: it can be stopped, taken up again where it stopped, and undone. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import type { IdeiaForm } from '@/domain/ideias/ideia-form';
import { IDEIAS_POR_LOTE } from '@/domain/ideias/importacao-ideias';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { avisarErro, avisarSucesso } from '@/ui/moldura/avisos';
import { ideiasData } from '../ideias.data';
import { comId, type IdeiaAImportar, importacaoData } from './importacao.data';

export interface Andamento {
  fase: 'parada' | 'enviando' | 'interrompida' | 'terminada' | 'desfazendo' | 'desfeita';
  feitas: number;
  total: number;
  /** Of those taken back, the ones that were published meanwhile and stay. */
  ficaram?: number;
  erro?: string;
}
const PARADA: Andamento = { fase: 'parada', feitas: 0, total: 0 };

export function useImportacaoDeIdeias() {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const [andamento, definir] = useState<Andamento>(PARADA);
  const tudo = useRef<{ ideias: IdeiaAImportar[]; regulamentoNome: string }>({
    ideias: [],
    regulamentoNome: '',
  });
  const feitas = useRef(0);
  const ficaram = useRef(0);
  const parar = useRef(false);
  const atualizarLista = () => cliente.invalidateQueries({ queryKey: ideiasData.chave(sessao) });

  /** Sends what is not there yet. */
  async function continuar(): Promise<void> {
    const { ideias, regulamentoNome } = tudo.current;
    parar.current = false;
    const total = ideias.length;
    definir({ fase: 'enviando', feitas: feitas.current, total });
    try {
      while (feitas.current < total && !parar.current) {
        const parte = ideias.slice(feitas.current, feitas.current + IDEIAS_POR_LOTE);
        await importacaoData.gravar(sessao, parte, regulamentoNome);
        feitas.current += parte.length;
        definir({ fase: 'enviando', feitas: feitas.current, total });
      }
      const fim = feitas.current === total ? 'terminada' : 'interrompida';
      definir({ fase: fim, feitas: feitas.current, total });
      if (fim === 'terminada') avisarSucesso('Ideias importadas com sucesso!');
    } catch (erro) {
      definir({ fase: 'interrompida', feitas: feitas.current, total, erro: mensagemDoErro(erro) });
      avisarErro('Houve um problema importando as ideias.');
    }
    await atualizarLista();
  }

  async function importar(forms: readonly IdeiaForm[], regulamentoNome: string): Promise<void> {
    tudo.current = { ideias: forms.map(comId), regulamentoNome };
    feitas.current = 0;
    ficaram.current = 0;
    await continuar();
  }

  /** Removes the drafts that were imported, the last first. A second call goes on with what is left. */
  async function desfazer(): Promise<void> {
    const total = feitas.current;
    definir({ fase: 'desfazendo', feitas: 0, total });
    try {
      while (feitas.current > 0) {
        const de = Math.max(0, feitas.current - IDEIAS_POR_LOTE);
        const parte = tudo.current.ideias.slice(de, feitas.current);
        ficaram.current += await importacaoData.remover(
          sessao,
          parte.map(({ id }) => id),
        );
        feitas.current = de;
        definir({ fase: 'desfazendo', feitas: total - de, total });
      }
      definir({ fase: 'desfeita', feitas: total, total, ficaram: ficaram.current });
      avisarSucesso('Importação desfeita');
    } catch (erro) {
      definir({
        fase: 'interrompida',
        feitas: feitas.current,
        total: tudo.current.ideias.length,
        erro: mensagemDoErro(erro),
      });
      avisarErro('Não foi possível desfazer toda a importação.');
    }
    await atualizarLista();
  }

  return {
    andamento,
    importar,
    continuar,
    desfazer,
    /** After an undoing: the same table can be mended and sent again. */
    voltar: () => definir(PARADA),
    parar: () => {
      parar.current = true;
    },
  };
}
