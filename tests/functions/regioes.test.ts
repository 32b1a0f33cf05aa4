// Regions of projects: the companies that belong to each, kept by triggers and proved by the recompute command (part 3 §3).
import { caminhos } from '@/domain/comum/caminhos';
import { type Regiao, regiaoSchema, regioesDe } from '@/domain/projetos/regiao';
import { umaRegiao } from '@/domain/projetos/regiao.exemplo';
import { caminhosDoStatus, copiaDaEmpresa } from '@/domain/projetos/status';
import { ler } from '@functions/banco';
import { regioes } from '@functions/derivacoes/projetos';
import { acertarRegioesDaEmpresa } from '@functions/nucleo/regioes';
import { umaEmpresa, umProjeto, umStatus } from '@tests/support/documentos';
import { expect, it } from 'vitest';
import { cenario, db, logo } from './apoio';

const EM_SC = { ...umaEmpresa().endereco, estado: 'SC', cidade: 'Joinville', cep: '89201000' } as const;
const NO_PR = { ...EM_SC, estado: 'PR', cidade: 'Curitiba', cep: '80010000' } as const;

async function cena(mudancas: Partial<Regiao> = {}) {
  const c = await cenario([]);
  const ana = c.pessoa('Ana', 'ADMIN');
  const linha = (id: string) => db.doc(caminhosDoStatus.um(c.contexto, 'premio', id));
  const regiao = db.doc(`${regioesDe(c.contexto, 'premio')}/sul`);
  const escrita = db.batch();
  escrita.set(db.doc(caminhos.projeto(c.contexto, 'premio')), umProjeto(ana));
  for (const [id, endereco] of [
    ['mel', EM_SC],
    ['clinica', NO_PR],
  ] as const)
    escrita.set(linha(id), umStatus('premio', id, copiaDaEmpresa(umaEmpresa({ endereco }))));
  escrita.set(linha('fora'), {
    ...umStatus('premio', 'fora', copiaDaEmpresa(umaEmpresa({ endereco: EM_SC }))),
    deletedAt: new Date(),
  });
  escrita.set(regiao, umaRegiao(ana, 'premio', mudancas));
  await escrita.commit();
  const empresas = async () => (await ler(db, regiaoSchema, regiao.path))?.empresas;
  return { ...c, linha, regiao, empresas };
}

it('seguem a região, a empresa que muda de endereço e a que sai do projeto', async () => {
  const { linha, regiao, empresas } = await cena();
  await logo(async () => expect(await empresas()).toEqual(['mel']));
  await regiao.update({ identifiers: [{ field: 'cep', value: '8' }] });
  await logo(async () => expect(await empresas()).toEqual(['clinica', 'mel']));
  await linha('clinica').update({ cep: '01001000' });
  await logo(async () => expect(await empresas()).toEqual(['mel']));
  await linha('mel').update({ deletedAt: new Date() });
  await logo(async () => expect(await empresas()).toEqual([]));
});

it('duas empresas ao mesmo tempo entram as duas, e de novo nada muda', async () => {
  const { contexto, linha, empresas } = await cena();
  await Promise.all([linha('clinica').update({ estado: 'SC' }), linha('mel').update({ estado: 'SC' })]);
  await logo(async () => expect(await empresas()).toEqual(['clinica', 'mel']));
  const dupla = { idProjeto: 'premio', idEmpresa: 'mel' };
  expect(await acertarRegioesDaEmpresa(db, contexto, dupla)).toEqual([]);
});

it('o que se estragou é achado e posto certo; uma região removida fica como está', async () => {
  const { contexto, regiao, empresas } = await cena({ empresas: ['mel'] });
  await logo(async () => expect(await empresas()).toEqual(['mel']));
  const simular = { simular: true };
  expect(await regioes.todos(db, contexto, simular)).toEqual([]);
  await regiao.update({ deletedAt: new Date(), empresas: ['quem-foi'] });
  expect(await regioes.todos(db, contexto, {})).toEqual([]);
  expect(await empresas()).toEqual(['quem-foi']);
  await regiao.update({ deletedAt: null });
  await logo(async () => expect(await empresas()).toEqual(['mel']));
});
