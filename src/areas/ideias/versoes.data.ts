/** What an idea said before it was changed (decisions I3): its page shows it on demand. */
import { queryOptions } from '@tanstack/react-query';
import { caminhos } from '@/domain/comum/caminhos';
import { versaoSchema } from '@/domain/ideias/versao';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { ideiasData } from './ideias.data';

/** Former texts the history shows. */
export const VERSOES = 20;

const versoes = defineLeitura(versaoSchema);

const EM_PUBLICO = [{ campo: 'reservada', op: '==', valor: false }] as const;

/** The last ones first. What it said in private is for its author and participants only, as the rules have it. */
export const versoesDaIdeia = (sessao: SessaoAtiva, id: string, daEquipe: boolean) =>
  queryOptions({
    queryKey: [...ideiasData.porId(sessao, id).queryKey, 'versoes', daEquipe],
    queryFn: () =>
      versoes.legiveis(
        caminhos.versoes(caminhos.ideia(sessao.contexto, id)),
        { filtros: daEquipe ? [] : EM_PUBLICO, ordem: [{ campo: 'createdAt', direcao: 'desc' }] },
        VERSOES,
      ),
  });
