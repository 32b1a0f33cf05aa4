/** The first company of an account without one, and its membership as administrator, in one transaction. */
import { indiceDoNome } from '@/domain/comum/busca';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { TODAS_AS_AREAS } from '@/domain/pessoas/colaborador-form';
import type { EmpresaForm } from '@/domain/empresas/empresa-form';
import { ErroDoProduto } from '@/domain/comum/erros';
import { licenciadas } from '@/domain/empresas/licenciada';
import { permissoesIniciais } from '@/domain/acesso/matriz-inicial';
import type { PerfilInicial } from '@/domain/acesso/perfil-inicial';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { usuarioSchema } from '@/domain/pessoas/usuario';
import { carimbo, type Firestore, ler, type Transaction } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Conta } from '@functions/chamada/quem';
import { emailNaFila } from '@functions/emails/fila';
import { auditar } from './auditoria';
import { atualizarClaims, enderecoDaConta } from './contas';
import { escreverEmpresa, exigirCnpjLivre } from './empresas';
import { completa, conferirLogo } from './novaEmpresa';
import { vincularUsuario } from './pessoas';

/** True iff the account registered a company of the licensee before, whatever became of it. */
export async function jaRegistrou(db: Firestore, licenciadaId: string, uid: string, tx?: Transaction) {
  const dela = db.collection(caminhos.empresas(licenciadaId)).where('createdBy', '==', uid).limit(1);
  return !(await (tx ? tx.get(dela) : dela.get())).empty;
}

/**
 * Only for an account that a licensee expects (`usuarios/{uid}.licenciadaId`, set by an operator), whose address is
 * proved and that has no company. It works once. Otherwise somebody removed from what they registered would come back
 * as administrator of another. They would see every company of the licensee. Repeated with the same id it gives the
 * same company.
 */
export async function registrarEmpresaPropria(
  { db, chave, uid }: Conta,
  empresaId: string,
  cadastro: EmpresaForm,
  perfil?: PerfilInicial,
): Promise<Contexto> {
  const email = await enderecoDaConta(uid);
  if (email === undefined) throw negado();
  const contexto = await db.runTransaction(async (tx) => {
    const usuario = await ler(db, usuarioSchema, caminhos.usuario(uid), tx);
    if (!usuario?.licenciadaId) throw new ErroDoProduto('Nenhuma licenciada selecionada');
    const aqui = { licenciadaId: usuario.licenciadaId, empresaId };
    const referencia = caminhos.colaborador(aqui, uid);
    if ((await tx.get(db.doc(referencia))).exists) return aqui;
    if (usuario.empresas.length > 0) throw negado('Esta conta já tem uma empresa.');
    if (await jaRegistrou(db, usuario.licenciadaId, uid, tx))
      throw new ErroDoProduto('Nenhuma licenciada selecionada');
    conferirLogo(aqui, cadastro);
    await exigirCnpjLivre(db, tx, cadastro.cnpj);
    const caminhoDaLicenciada = caminhos.licenciada(usuario.licenciadaId);
    const licenciada = await ler(db, licenciadas.schema, caminhoDaLicenciada, tx);
    if (licenciada?.deletedAt !== null) throw new ErroDoProduto('Nenhuma licenciada selecionada');
    if ((await tx.get(db.doc(caminhos.empresa(aqui)))).exists)
      throw new ErroDoProduto('Erro ao criar empresa');
    const agora = new Date();
    const dados = completa(cadastro, 'NORMAL', uid, uid, null);
    escreverEmpresa(db, tx, aqui, dados, { por: uid, perfil });
    if (licenciada.empresaId === null) tx.update(db.doc(caminhoDaLicenciada), { empresaId });
    const nome = usuario.nome.length >= 3 ? usuario.nome : cadastro.responsavel.nome;
    const administrador = colaboradorSchema.parse({
      nome,
      email,
      telefone: cadastro.responsavel.telefone,
      image: [],
      dataNascimento: null,
      setores: [],
      role: 'ADMIN',
      ...TODAS_AS_AREAS,
      status: 'ACTIVE',
      disabledAt: null,
      inviteSentAt: agora,
      inviteAcceptedAt: agora,
      ultimoAcesso: null,
      empresaStatus: dados.status,
      empresaRole: dados.role,
      bloqueio: usuario.trocarSenha ? 'SENHA' : null,
      permissoes: permissoesIniciais(),
      externo: false,
      ...indiceDoNome(nome, email),
      ...carimbo(agora, uid),
    });
    tx.set(db.doc(referencia), administrador);
    const boasVindas = {
      tipo: 'boasVindas',
      para: email,
      dados: { nome, empresa: dados.nomeFantasia },
    } as const;
    const [caminho, mensagem] = emailNaFila(chave, boasVindas);
    tx.set(db.doc(caminho), mensagem);
    const sobre = {
      contexto: aqui,
      acao: 'EMPRESA_CRIADA',
      quem: uid,
      alvo: caminhos.empresa(aqui),
    } as const;
    auditar({ db, tx, chave }, sobre, {}, { cnpj: dados.cnpj, role: 'NORMAL', status: 'ATIVO' });
    return aqui;
  });
  await vincularUsuario(db, contexto, uid);
  await atualizarClaims(db, uid);
  return contexto;
}
