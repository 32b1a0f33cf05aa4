// Entry of the functions: one line per trigger, one object per group of callables (part 1 §7 names them).
import { adicionarBonus } from './callables/pontos/adicionarBonus';
import { sendResetPasswordToUserEmail } from './callables/users/sendResetPasswordToUserEmail';

export { onAutorizacaoWritten } from './triggers/onAutorizacaoWritten';
export { onColaboradorWritten } from './triggers/onColaboradorWritten';
export { onComentarioWritten } from './triggers/onComentarioWritten';
export { onEmailNaFila } from './triggers/onEmailNaFila';
export { onEmpresaWritten } from './triggers/onEmpresaWritten';
export { onIdeiaWritten } from './triggers/onIdeiaWritten';
export { onLikeWritten } from './triggers/onLikeWritten';
export { onPatrocinioWritten } from './triggers/onPatrocinioWritten';
export { onPontosWritten } from './triggers/onPontosWritten';

export const usersFunctions = { sendResetPasswordToUserEmail };
export const pontosFunctions = { adicionarBonus };
