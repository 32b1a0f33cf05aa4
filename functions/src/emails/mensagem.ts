import { rotaDeParar } from '@/domain/mensagens/mensagem';
import { type CampoDaMensagem, preenchido, type ValoresDaMensagem } from '@/domain/mensagens/texto';
import { type Mensagem, montar, umaLinha } from './layout';
import { naAplicacao } from './naAplicacao';

const CAMPOS: readonly CampoDaMensagem[] = ['empresa', 'responsavel', 'projeto', 'fase', 'categoria'];

/**
 * The organiser's own words to one company. All of it is text: the layout escapes it, and names are put in as they are.
 * `dados` are its fields, the text, and the way out; without a secret it is a test or a preview, whose link stops nothing.
 */
export function mensagem(dados: Record<string, string>): Mensagem {
  const { assunto = '', texto = '', organizadora = '', responderPara = '', teste = '' } = dados;
  const { licenciadaId = '', empresaId = '', id = '', idEmpresa = '', segredo = '' } = dados;
  const valores = Object.fromEntries(
    CAMPOS.map((campo) => [campo, umaLinha(dados[campo] ?? '')]),
  ) as unknown as ValoresDaMensagem;
  const [saudacao = '', ...paragrafos] = preenchido(texto, valores)
    .split('\n')
    .map((linha) => linha.trim())
    .filter((linha) => linha !== '');
  const nome = umaLinha(organizadora);
  return {
    ...montar({
      assunto: `${teste === '' ? '' : '[Teste] '}${preenchido(assunto, valores)}`,
      de: { empresa: organizadora },
      saudacao,
      paragrafos,
      nota: `Você recebe esta mensagem porque ${umaLinha(dados['empresa'] ?? '')} participa de ${umaLinha(dados['projeto'] ?? '')}. Para falar com ${nome}, responda a ela.`,
      saida: {
        texto: `Não receber mais mensagens de ${nome}`,
        url: naAplicacao(rotaDeParar({ licenciadaId, empresaId }, id || 'previa', idEmpresa, segredo)),
      },
      rodape: `Mensagem de ${nome}, enviada por Gestão de Inovação.`,
    }),
    ...(responderPara === '' ? {} : { responderPara }),
  };
}
