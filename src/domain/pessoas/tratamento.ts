/**
 * What is kept of a person, what for, who sees it and how long (LGPD art. 9; decisions P160), across the three parts of
 * the product. Every section of 'Meus dados' stands in one place; a test fails for one that is forgotten.
 */
import type { Secao } from './meus-dados';

export interface Tratamento {
  titulo: string;
  finalidade: string;
  quemVe: string;
  prazo: string;
  /** The same in a few words, beside the title. */
  prazoCurto: string;
  /** What of it is in the file; none where nothing is kept under the person's name. */
  secoes: readonly Secao[];
}

const ENQUANTO = 'Enquanto a empresa usar o produto.';
const SEM_NOME = 'Depois de um pedido de anonimização o registro fica, em nome de “Pessoa removida”.';

export const TRATAMENTOS: readonly { parte: string; itens: readonly Tratamento[] }[] = [
  {
    parte: 'Plataforma',
    itens: [
      {
        titulo: 'Cadastro e conta',
        finalidade: 'Identificar você na empresa e deixar que entre.',
        quemVe:
          'Colegas veem nome, foto e setores. E-mail, telefone, data de nascimento e último acesso aparecem também a quem tem acesso à lista de colaboradores. A lista das suas empresas e os convites que recebeu são só seus.',
        prazo: `${ENQUANTO} A pedido, nome, e-mail, telefone, foto, data de nascimento e último acesso são apagados.`,
        prazoCurto: 'Enquanto a empresa usar o produto',
        secoes: ['cadastro', 'conta', 'convites'],
      },
      {
        titulo: 'Aceites e auditoria',
        finalidade: 'Provar que termos foram aceitos e quem mudou acessos, perfis e decisões.',
        quemVe: 'Os aceites, só você. A auditoria, você e quem administra a empresa.',
        prazo: `${ENQUANTO} Servem de prova e não são apagados a pedido.`,
        prazoCurto: 'Enquanto a empresa usar o produto, como prova',
        secoes: ['consentimentos', 'auditoria'],
      },
      {
        titulo: 'Notificações',
        finalidade: 'Avisar você do que lhe diz respeito, como escolheu nas preferências.',
        quemVe: 'Só você.',
        prazo: 'Cada notificação é apagada depois de 180 dias.',
        prazoCurto: '180 dias',
        secoes: ['notificacoes', 'preferencias', 'seguindo', 'visoes', 'comunicados'],
      },
      {
        titulo: 'E-mails e arquivos',
        finalidade: 'Entregar o que o produto envia e saber de quem é cada arquivo.',
        quemVe: 'O que se anota de cada envio, só você. O arquivo, quem vê onde ele está.',
        prazo: 'A anotação de um e-mail é apagada depois de 30 dias. Um arquivo, com o que o mostra.',
        prazoCurto: '30 dias; o arquivo, com o que o mostra',
        secoes: ['emails', 'arquivos'],
      },
    ],
  },
  {
    parte: 'Ideias, desafios e incentivo',
    itens: [
      {
        titulo: 'Ideias, desafios e conversas',
        finalidade: 'Para que a empresa conheça, discuta e reconheça as contribuições.',
        quemVe:
          'Colegas que leem o módulo. Rascunhos e o que é privado ficam com você e com a equipe que você escolheu.',
        prazo: `${ENQUANTO} ${SEM_NOME}`,
        prazoCurto: 'Enquanto a empresa usar o produto',
        secoes: ['ideias', 'ideiasDeOutros', 'desafios', 'participacoes', 'comentarios', 'curtidas'],
      },
      {
        titulo: 'Denúncias e moderação',
        finalidade: 'Decidir o que fica quando alguém denuncia o que foi escrito.',
        quemVe:
          'Quem cuida da moderação vê o que se disse na denúncia, nunca quem denunciou. Quem escreveu sabe o que se decidiu e por quê. O texto ocultado, só quem administra a empresa.',
        prazo: `${ENQUANTO} ${SEM_NOME}`,
        prazoCurto: 'Enquanto a empresa usar o produto',
        secoes: ['denuncias', 'moderados'],
      },
      {
        titulo: 'Marcos, comitês e movimentações',
        finalidade: 'Acompanhar o trabalho e saber como as decisões foram tomadas.',
        quemVe:
          'Quem vê a ideia ou o desafio. Conflitos de interesse, cartelas e atas, só quem analisa no comitê.',
        prazo: `${ENQUANTO} ${SEM_NOME}`,
        prazoCurto: 'Enquanto a empresa usar o produto',
        secoes: [
          'marcos',
          'atividades',
          'movimentacoes',
          'comites',
          'atividadesDoComite',
          'cartelas',
          'conflitos',
        ],
      },
      {
        titulo: 'Imersões e jogadas de inovação',
        finalidade: 'Organizar vagas, propostas e o quadro de cada jogada.',
        quemVe: 'Colegas que leem o módulo.',
        prazo: `${ENQUANTO} ${SEM_NOME}`,
        prazoCurto: 'Enquanto a empresa usar o produto',
        secoes: ['inscricoes', 'propostas', 'jogadas', 'taticas', 'movimentacoesDeTaticas'],
      },
      {
        titulo: 'Moedas e pontos',
        finalidade: 'Patrocinar ideias e reconhecer quem participa.',
        quemVe:
          'Pontos aparecem aos colegas, também no ranking. Um patrocínio, a quem recebe as moedas. A carteira e o extrato são só seus.',
        prazo: `${ENQUANTO} ${SEM_NOME}`,
        prazoCurto: 'Enquanto a empresa usar o produto',
        secoes: ['patrocinios', 'carteiras', 'extrato', 'pontos'],
      },
    ],
  },
  {
    parte: 'Diagnóstico, prêmio e votação',
    itens: [
      {
        titulo: 'Questionários respondidos',
        finalidade: 'Guardar as suas respostas e calcular as médias da empresa.',
        quemVe:
          'Você e, na organizadora, quem administra ou analisa respostas. As empresas veem médias, nunca a resposta de uma pessoa. Nome e e-mail ficam à parte e só os vê quem convida.',
        prazo:
          'Enquanto a organizadora usar o produto. A pedido, nome e e-mail são apagados e as respostas ficam sem autor.',
        prazoCurto: 'Enquanto a organizadora usar o produto',
        secoes: ['respostas'],
      },
      {
        titulo: 'Avaliações, evidências e votos revistos',
        finalidade: 'Avaliar as empresas do prêmio e poder explicar cada decisão.',
        quemVe: 'Quem administra o prêmio e quem pode ver notas de outros avaliadores.',
        prazo: `${ENQUANTO} ${SEM_NOME}`,
        prazoCurto: 'Enquanto a empresa usar o produto',
        secoes: ['avaliacoes', 'impedimentos', 'evidencias', 'decisoesDeVotos'],
      },
      {
        titulo: 'Quem responde por um link, sem conta',
        finalidade: 'Deixar continuar de onde parou e, se pedir, enviar o relatório por e-mail.',
        quemVe:
          'O link pessoal abre as próprias respostas, e mais nada. Nome e e-mail ficam à parte das respostas, e só os vê quem convida na organizadora.',
        prazo:
          'Como nos outros questionários. Pelo próprio link a pessoa leva uma cópia dos seus dados ou os apaga; quem o perdeu o pede pelo e-mail que deixou.',
        prazoCurto: 'Enquanto a organizadora usar o produto',
        secoes: [],
      },
      {
        titulo: 'Voto em empresa inspiradora',
        finalidade: 'Contar cada voto uma vez.',
        quemVe: 'Ninguém: o voto não fica ligado a nome, e-mail ou conta.',
        prazo: 'O código cifrado da rede de onde veio é apagado depois de 90 dias.',
        prazoCurto: '90 dias',
        secoes: [],
      },
    ],
  },
];
