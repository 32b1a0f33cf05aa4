// What follows from a membership and from a company: public person, companies and claims of the account, copies.
import { indiceDoNome } from '@/domain/comum/busca';
import { type Colaborador, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { type Empresa, empresaSchema } from '@/domain/empresas/empresa';
import { type Ideia, ideiaSchema } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { pessoaSchema } from '@/domain/pessoas/pessoa';
import { usuarioSchema } from '@/domain/pessoas/usuario';
import { ler } from '@functions/banco';
import { autenticacao } from '@functions/nucleo/contas';
import { projetarPessoa } from '@functions/nucleo/pessoas';
import { umaEmpresa, umaIdeiaPublicada, umColaborador } from '@tests/support/documentos';
import { persona } from '@tests/support/personas';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, db, logo } from './apoio';

let c: Cenario;
let uid: string;
beforeAll(async () => {
  c = await cenario([]);
  uid = c.pessoa('Ana').uid;
  const auth = await autenticacao();
  await auth.createUser({ uid, email: c.pessoa('Ana').email, password: 'inovacao123' });
  await auth.setCustomUserClaims(uid, { master: true });
  await db.doc(caminhos.ideia(c.contexto, 'dela')).set(umaIdeiaPublicada(c.pessoa('Ana')));
  await db.doc(c.pessoa('Ana').referencia).set(umColaborador(c.pessoa('Ana')));
});

const usuario = () => ler(db, usuarioSchema, caminhos.usuario(uid));
const claims = async () => (await (await autenticacao()).getUser(uid)).customClaims;
const colaborador = () => ler(db, colaboradorSchema, c.pessoa('Ana').referencia);
const mudar = (mudancas: Partial<Colaborador>) => db.doc(c.pessoa('Ana').referencia).update(mudancas);
const mudarEmpresa = (mudancas: Partial<Empresa>) => db.doc(caminhos.empresa(c.contexto)).update(mudancas);

describe('vínculo de uma pessoa com a empresa', () => {
  it('projeta a pessoa sem telefone, e-mail nem nascimento', async () => {
    const caminho = `${caminhos.pessoas(c.contexto)}/${uid}`;
    await logo(async () => expect((await ler(db, pessoaSchema, caminho))?.ativo).toBe(true));
    const guardado = (await db.doc(caminho).get()).data() ?? {};
    expect(guardado).toMatchObject({ nomeEmOrdem: (await colaborador())?.nomeEmOrdem });
    expect(Object.keys(guardado).filter((campo) => /telefone|email|nascimento/i.test(campo))).toEqual([]);
    // The address is not there as search tokens either, from which it could be put together.
    const { email } = c.pessoa('Ana');
    await mudar(indiceDoNome('Ana', email));
    await logo(async () => expect((await colaborador())?.busca).toContain('exemplo'));
    await projetarPessoa(db, c.contexto, uid);
    expect((await ler(db, pessoaSchema, caminho))?.busca).toEqual(['an', 'ana']);
  });

  it('a conta ganha a empresa e as claims, e conserva o que o operador deu', async () => {
    await logo(async () => expect(await claims()).toEqual({ master: true, ...c.contexto }));
    expect((await usuario())?.empresas).toMatchObject([c.contexto]);
  });

  it('um nome novo chega às ideias sem mexer no updatedAt', async () => {
    const caminho = caminhos.ideia(c.contexto, 'dela');
    const antes: Ideia | undefined = await ler(db, ideiaSchema, caminho);
    await mudar({ nome: 'Ana Beatriz' });
    await logo(async () => expect((await ler(db, ideiaSchema, caminho))?.autorNome).toBe('Ana Beatriz'));
    expect((await ler(db, ideiaSchema, caminho))?.updatedAt).toEqual(antes?.updatedAt);
    await logo(async () => expect((await usuario())?.nome).toBe('Ana Beatriz'));
  });

  it('o nome fantasia novo chega ao seletor de empresas', async () => {
    await mudarEmpresa({ nomeFantasia: 'Nome novo' });
    await logo(async () => expect((await usuario())?.empresas[0]?.nomeFantasia).toBe('Nome novo'));
  });

  it('empresa inativa e de volta: a cópia no vínculo acompanha, na ordem que for', async () => {
    await mudarEmpresa({ status: 'INATIVO' });
    await logo(async () => expect((await colaborador())?.empresaStatus).toBe('INATIVO'));
    await Promise.all([mudarEmpresa({ status: 'ATIVO' }), mudarEmpresa({ role: 'CONVIDADA' })]);
    await logo(async () => {
      const atual = await colaborador();
      const empresa = await ler(db, empresaSchema, caminhos.empresa(c.contexto));
      expect([atual?.empresaStatus, atual?.empresaRole]).toEqual([empresa?.status, empresa?.role]);
      expect(atual?.empresaStatus).toBe('ATIVO');
    });
  });

  it('quem está em duas empresas fica com a outra quando é desabilitada nesta', async () => {
    const outra = { licenciadaId: c.contexto.licenciadaId, empresaId: `outra-${c.contexto.empresaId}` };
    const la = persona('Ana', 'ADMIN', { contexto: outra, uid, email: c.pessoa('Ana').email });
    await db.doc(caminhos.empresa(outra)).set(umaEmpresa({ nomeFantasia: 'A outra' }));
    await db.doc(caminhos.colaborador(outra, uid)).set(umColaborador(la));
    await logo(async () => expect((await usuario())?.empresas).toHaveLength(2));
    await mudar({ status: 'DISABLED', disabledAt: new Date() });
    await logo(async () => expect((await usuario())?.empresas).toMatchObject([outra]));
    await logo(async () => expect(await claims()).toEqual({ master: true, ...outra }));
    const publica = await ler(db, pessoaSchema, `${caminhos.pessoas(c.contexto)}/${uid}`);
    expect(publica?.ativo).toBe(false);
  });
});
