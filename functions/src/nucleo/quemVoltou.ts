/** Companies of a project beside those of an earlier one (decisions P423): new, back, or gone. */
import type * as z from 'zod/mini';
import { podeOrganizar } from '@/domain/acesso/organizar';
import { temFlag } from '@/domain/acesso/quem';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { EMPRESAS_POR_PAGINA, type quemVoltou as contrato, type Volta } from '@/domain/contratos/edicoes';
import { MAXIMO_DE_EDICOES } from '@/domain/projetos/edicao';
import { projetoSchema } from '@/domain/projetos/projeto';
import { legivel, ler } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { linhasDoProjeto } from './urnas';

type Pedido = z.infer<typeof contrato.entrada>;
type Saida = z.infer<typeof contrato.saida>;

const NENHUMA: Saida['quantas'] = { nova: 0, voltou: 0, saiu: 0 };

export async function quemVoltou(
  { db, contexto, quem }: Membro,
  { idProjeto, anterior, qual, depois }: Pedido,
): Promise<Saida> {
  if (!podeOrganizar(quem) || !temFlag(quem, [13, 'leitura'])) throw negado();
  const projeto = await ler(db, projetoSchema, caminhos.projeto(contexto, idProjeto));
  if (projeto?.deletedAt !== null) throw new ErroDoProduto('Projeto não encontrado');
  const { docs } = await db.collection(caminhos.projetos(contexto)).where('deletedAt', '==', null).get();
  const todos = docs.flatMap((documento) => {
    const lido = documento.id === idProjeto ? undefined : legivel(projetoSchema, documento);
    return lido && (lido.anoAtuacao < projeto.anoAtuacao || documento.id === projeto.edicaoDe)
      ? [{ id: documento.id, nome: lido.nome, desde: lido.anoAtuacao }]
      : [];
  });
  // The one that it began from stands first, whenever that was.
  const daOrigem = ({ id }: { id: string }) => (id === projeto.edicaoDe ? 0 : 1);
  const anteriores = todos
    .toSorted((a, b) => daOrigem(a) - daOrigem(b) || b.desde.getTime() - a.desde.getTime())
    .slice(0, MAXIMO_DE_EDICOES)
    .map(({ id, nome }) => ({ id, nome }));
  const comparado = anterior === null ? anteriores[0] : todos.find(({ id }) => id === anterior);
  if (!comparado) {
    if (anterior !== null) throw new ErroDoProduto('Este projeto não vem antes do outro.');
    return { anteriores, anterior: null, quantas: NENHUMA, empresas: [], proxima: null };
  }
  const [agora, antes] = await Promise.all(
    [idProjeto, comparado.id].map((id) => linhasDoProjeto(db, contexto, id)),
  );
  const categoriaDe = (linhas: typeof agora) =>
    new Map((linhas ?? []).map((linha) => [linha.idEmpresa, linha.categoria]));
  const [deAgora, deAntes] = [categoriaDe(agora), categoriaDe(antes)];
  const grupos: Record<Volta, NonNullable<typeof agora>> = {
    nova: (agora ?? []).filter(({ idEmpresa }) => !deAntes.has(idEmpresa)),
    voltou: (agora ?? []).filter(({ idEmpresa }) => deAntes.has(idEmpresa)),
    saiu: (antes ?? []).filter(({ idEmpresa }) => !deAgora.has(idEmpresa)),
  };
  const delas = grupos[qual];
  const comeca = depois === null ? 0 : delas.findIndex(({ idEmpresa }) => idEmpresa === depois) + 1;
  const pagina = delas.slice(comeca, comeca + EMPRESAS_POR_PAGINA);
  return {
    anteriores,
    anterior: comparado.id,
    quantas: { nova: grupos.nova.length, voltou: grupos.voltou.length, saiu: grupos.saiu.length },
    empresas: pagina.map(({ idEmpresa: id, nomeFantasia: nome }) => ({
      id,
      nome,
      categoria: deAgora.get(id) ?? '',
      antes: deAntes.get(id) ?? '',
    })),
    proxima: comeca + pagina.length < delas.length ? (pagina.at(-1)?.idEmpresa ?? null) : null,
  };
}
