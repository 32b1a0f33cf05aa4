/** Words of the tests about the places of a rule: a draft, and publishing it as the interface does. */
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { umaIdeia, umasVagas } from '@tests/support/documentos';
import { caio, EMPRESA, type Persona } from '@tests/support/personas';
import { type Ambiente, agora, criadoAgora, juntos, mudadoPor, novoId } from './ambiente';

export const vagasDe = (regra: string) => `${regra}/vagas/ideias`;

export const publicacao = (quem: Persona) => ({
  publishedAt: agora(),
  status: 'NOVA_IDEIA',
  visibilidade: 'PUBLICA',
  ...mudadoPor(quem),
});

export function vagas({ como, semear, ler }: Ambiente) {
  async function rascunho(regra: string, quem: Persona = caio): Promise<string> {
    const caminho = caminhos.ideia(EMPRESA, novoId('rascunho'));
    await semear({ [caminho]: umaIdeia(quem, { regulamentoReference: regra }) });
    return caminho;
  }
  /** Publishes as the interface does; `vaga` changes what is written to the counter. */
  async function publicar(regra: string, ideia: string, vaga: object = {}, quem: Persona = caio) {
    const atual = await ler(vagasDe(regra));
    const ultimaIdeia = idDaReferencia(ideia);
    const publicadas = ((atual?.['publicadas'] as number | undefined) ?? 0) + 1;
    await juntos(
      como(quem),
      [ideia, publicacao(quem), 'mudar'],
      atual
        ? [vagasDe(regra), { publicadas, ultimaIdeia, ...mudadoPor(quem), ...vaga }, 'mudar']
        : [vagasDe(regra), { ...criadoAgora(umasVagas(quem, { ultimaIdeia })), ...vaga }],
    );
  }

  return { rascunho, publicar };
}
